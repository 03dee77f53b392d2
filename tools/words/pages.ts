import * as accounts from '@/content/accounts';
import { applyingCopy } from '@/content/applying';
import { afterMessage, contactCopy, urgentHelp } from '@/content/contact';
import { jobCopy } from '@/content/job';
import { jobsCopy } from '@/content/jobs';
import { savedJobsCopy } from '@/content/savedJobs';
import { waysOutCopy } from '@/content/waysOut';
import { pageTrouble } from '@/content/pageTrouble';
import { aboutPage } from '@/content/pages/about';
import { carbonPage } from '@/content/pages/carbon';
import { clinicalPage } from '@/content/pages/clinical';
import { domiciliaryPage } from '@/content/pages/domiciliary';
import { facilitiesPage } from '@/content/pages/facilities';
import { faqPage } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { internationalRecruitmentPage } from '@/content/pages/internationalRecruitment';
import { dbsBlock } from '@/content/pages/dbsCheck';
import { immigrationBlock } from '@/content/pages/immigration';
import { internationalCopy, internationalIntro } from '@/content/pages/internationalJobs';
import { modernSlaveryPage } from '@/content/pages/modernSlavery';
import { nonClinicalPage } from '@/content/pages/nonClinical';
import { notFoundPage } from '@/content/pages/notFound';
import { privacyPage } from '@/content/pages/privacy';
import { supportedLivingPage } from '@/content/pages/supportedLiving';
import { termsPage } from '@/content/pages/terms';
import { trainingsPage } from '@/content/pages/trainings';

/** Who reads a page. Candidates and families may be tired, worried or new to English: their pages must read easily. */
export type Reader = 'candidates' | 'families' | 'buyers' | 'policy';

/** The content of each page, under the name that the readability command prints. */
export const pages: readonly { name: string; reader: Reader; content: unknown }[] = [
  { name: 'Home', reader: 'families', content: home },
  { name: 'Domiciliary Care', reader: 'families', content: domiciliaryPage },
  { name: 'Supported Living', reader: 'families', content: supportedLivingPage },
  { name: 'About', reader: 'families', content: aboutPage },
  { name: 'Contact', reader: 'families', content: [contactCopy, afterMessage, urgentHelp] },
  {
    name: 'Jobs and a vacancy',
    reader: 'candidates',
    content: [jobsCopy, waysOutCopy, savedJobsCopy, jobCopy, applyingCopy, dbsBlock, immigrationBlock],
  },
  { name: 'International jobs', reader: 'candidates', content: [internationalCopy, internationalIntro] },
  { name: 'FAQs', reader: 'candidates', content: faqPage },
  { name: 'Trainings', reader: 'candidates', content: trainingsPage },
  { name: 'Sign up, sign in, passwords', reader: 'candidates', content: accounts },
  { name: 'Page not found, page in trouble', reader: 'candidates', content: [notFoundPage, pageTrouble] },
  { name: 'Clinical', reader: 'buyers', content: clinicalPage },
  { name: 'Non Clinical', reader: 'buyers', content: nonClinicalPage },
  { name: 'International Recruitment', reader: 'buyers', content: internationalRecruitmentPage },
  { name: 'Facilities Management', reader: 'buyers', content: facilitiesPage },
  { name: 'Modern Slavery', reader: 'policy', content: modernSlaveryPage },
  { name: 'Privacy Policy', reader: 'policy', content: privacyPage },
  { name: 'Terms and Conditions', reader: 'policy', content: termsPage },
  { name: 'Carbon Reduction Plan', reader: 'policy', content: carbonPage },
];
