import { pageTitle } from './pageTitle';

/** The head of the list for candidates in the UK; apart from `jobsCopy`, which the international page loads too. */
export const jobsHead = {
  title: pageTitle('Jobs'),
  description:
    'Nursing, care, office and facilities vacancies in and around London. Filter by job type and employment type, and apply in minutes.',
} as const;

/** Under its heading. Without it a phone's first view would have no words until the vacancies come. */
export const jobsLead =
  'Health and care work in and around London. Signing up and applying cost you nothing.';
