import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pieces } from '@tools/gallery/pieces';

/** The files of components that the gallery does not show by themselves, and why. */
const notShown: Record<string, string> = {
  Box: 'has no look',
  BulletList: 'is in Bullets and JobArticle',
  Column: 'has no look',
  PlainList: 'has no look',
  VisuallyHidden: 'is not seen',
  PageHead: 'stands in the head',
  WithoutScript: 'is seen without script',
  DoorstepLayout: 'is AccountPage without words',
  PlainButton: 'has no look',
  Icon: 'is in every button',
  AccountHelp: 'is in SignInPage and SignUpPage',
  DoneBox: 'is in ApplicationForm and ForgotPasswordForm',
  ReferenceSentence: 'is in ApplicationForm and AppliedReceipt',
  CopyReference: 'is in ReceiptArticle',
  OutcomeButton: 'is in ShareButton and ReceiptArticle',
  prefilledEmail: 'is a link in LoginDialog',
  contentPage: 'is a page',
  Split: 'is in TextSection and ListsSection',
  CardsFrame: 'is in CardsSection',
  BannerText: 'is in Banner',
  AccordionList: 'is in AccordionSection and QuestionsSection',
  DataTable: 'is in TableSection',
  ApplicationForm: 'is in ApplyDialogs',
  SearchCard: 'is in VacancySearch',
  VacancyBrowser: 'is VacancySearch, FilterPanel and VacancyResults',
  EnquiryForm: 'is in ContactForm and HomeEnquiryForm',
  EmptyListHelp: 'is in NoJobs',
  EstimateFields: 'are in CareEstimate and PayEstimate',
  NearbyPart: 'has no look',
  FoldedOnPhones: 'is in DocumentSection and ListsSection',
};

test('the gallery shows every component, and nothing else', () => {
  const files = ['ui', 'forms', 'sections', 'features'].flatMap((folder) =>
    readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' }),
  );
  const components = files.filter(
    (file) => file.endsWith('.tsx') || /^[A-Z].*\.ts$/.test(path.basename(file)),
  );
  const names = components.map((file) => path.parse(file).name);
  expect([...Object.keys(pieces), ...Object.keys(notShown)].toSorted()).toEqual(names.toSorted());
});
