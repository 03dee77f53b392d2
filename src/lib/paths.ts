/** Addresses of the pages (docs/behaviour.md, section 2). The only place where they stand. */
export const paths = {
  home: '/',
  jobs: '/JobsPage',
  jobsInternational: '/JobspageInternational',
  job: '/job/:id',
  signUp: '/SignUp',
  signIn: '/SignIn',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  about: '/AboutUs',
  contact: '/ContactUs',
  faq: '/Blog',
  modernSlavery: '/ModernSlavery',
  privacy: '/PrivacyPolicy',
  terms: '/TermsAndConditions',
  carbon: '/CarbonFootPrint',
  buyers: '/Buyers',
  clinical: '/Services/Clinical',
  nonClinical: '/Services/NonClinical',
  domiciliary: '/Services/Domiciliary',
  supportedLiving: '/Services/SupportedLiving',
  internationalRecruitment: '/Services/InternationalRecruitment',
  trainings: '/Services/Trainings',
  facilities: '/Services/FacilitiesManagement',
} as const;

/** All vacancies, which the server writes for other sites. */
export const VACANCIES_XML = '/vacancies.xml';

/** The address of one vacancy; odd ids travel encoded. */
export const jobPath = (id: string): string => paths.job.replace(':id', () => encodeURIComponent(id));

/** In the address of the contact page: the type of enquiry to choose in its form. */
export const ENQUIRY_TYPE_PARAM = 'enquiryType';

/** In the same address: the message to begin with. */
export const MESSAGE_PARAM = 'message';

/** The contact page with this type of enquiry chosen, and perhaps a message to begin with. */
export const enquiryPath = (type: 'Health Care' | 'Jobs' | 'Training', message?: string): string =>
  `${paths.contact}?${new URLSearchParams({ [ENQUIRY_TYPE_PARAM]: type, ...(message && { [MESSAGE_PARAM]: message }) }).toString()}`;

/** In the address of a list of vacancies: what to search for. */
export const JOB_TITLE_PARAM = 'jobTitle';

/** The list of vacancies, searched for this title. */
export const jobSearchPath = (title: string): string =>
  `${paths.jobs}?${new URLSearchParams({ [JOB_TITLE_PARAM]: title }).toString()}`;

/**
 * A list of all vacancies: a press on a link to it drops the filters that the visitor has set before. The bare "?" tells such links
 * apart; React Router leaves it out of the address.
 */
export const unfiltered = (list: string): string => `${list}?`;

/** Whether a link promises all vacancies. */
export const isUnfiltered = (to: string): boolean => to.endsWith('?');

/** After the address of a list of vacancies: shows the saved ones instead. */
export const SAVED_LIST = '?list=saved#saved';

/** After the address of a vacancy: opens its form, too. */
export const APPLY_HASH = '#apply';
