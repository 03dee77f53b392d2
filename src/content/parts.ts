import { paths } from '@/lib/paths';

/** The parts below the lists of vacancies. The lists are long: links to these parts stand above or beside them. */
export const onThisPage = {
  heading: 'Before you start',
  checklist: { id: 'ready', label: 'Checklist' },
  redCountries: { id: 'countries', label: 'Red countries' },
  dbs: { id: 'dbs', label: 'DBS check' },
  rightToWork: { id: 'right-to-work', label: 'Right to work' },
} as const;

/** The part of the FAQs on how to tell whether a message is from us. */
export const messagesId = 'messages';

/** Parts of pages that other pages link to. */
export const parts = {
  checklist: `${paths.jobs}#${onThisPage.checklist.id}`,
  dbs: `${paths.jobs}#${onThisPage.dbs.id}`,
  rightToWork: `${paths.jobs}#${onThisPage.rightToWork.id}`,
  messages: `${paths.faq}#${messagesId}`,
  checks: `${paths.about}#checks`,
  safeguarding: `${paths.about}#safeguarding`,
  whistleblowing: `${paths.about}#whistleblowing`,
  complaints: `${paths.about}#complaints`,
  careCost: `${paths.domiciliary}#cost`,
  dataUses: `${paths.privacy}#what-we-collect`,
  retention: `${paths.privacy}#how-long`,
};
