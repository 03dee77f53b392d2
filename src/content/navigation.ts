import { paths, SAVED_LIST } from '@/lib/paths';
import { provider } from './provider';

export type NavLink = {
  label: string;
  to: string;
  newTab?: boolean;
  door?: string;
  /** In a menu: what the page holds. */
  holds?: string;
};
export type NavGroup = {
  label: string;
  id: string;
  items: readonly NavLink[];
  /** Pages that belong to the group without standing in it. */
  also?: string;
};

const door = (service: string) => `/images/small-doors.svg#${service}`;

const modernSlavery: NavLink = { label: 'Modern Slavery', to: paths.modernSlavery };

const services: NavGroup = {
  label: 'Services',
  id: 'services',
  items: [
    { label: 'Clinical', to: paths.clinical, door: door('clinical') },
    { label: 'Non Clinical', to: paths.nonClinical, door: door('non-clinical') },
    { label: 'Domiciliary Care', to: paths.domiciliary, door: door('domiciliary') },
    { label: 'Supported Living', to: paths.supportedLiving, door: door('supported-living') },
    { label: 'International Recruitment', to: paths.internationalRecruitment, door: door('international') },
    { label: 'Trainings', to: paths.trainings, door: door('trainings') },
    { label: 'Facilities Management', to: paths.facilities, door: door('facilities') },
  ],
};

/** Menus add how many there are. */
export const savedVacancies: NavLink = { label: 'Saved vacancies', to: `${paths.jobs}${SAVED_LIST}` };

/** The main navigation, in the order of docs/behaviour.md, section 2. */
export const mainNavigation: readonly (NavLink | NavGroup)[] = [
  { label: 'Home', to: paths.home },
  services,
  {
    label: 'Candidates',
    id: 'candidates',
    items: [
      { label: 'National', to: paths.jobs, holds: 'Jobs in and around London' },
      { label: 'International', to: paths.jobsInternational, holds: 'Jobs with visa sponsorship' },
      savedVacancies,
    ],
    also: paths.job,
  },
  { label: 'Clients', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
  { label: 'FAQs', to: paths.faq },
];

export const headerCopy = {
  skip: 'Skip to content',
  mainLabel: 'Main',
  menuLabel: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  findUs: 'Find us',
  modernSlavery: { ...modernSlavery, newTab: true },
  signIn: { label: 'Sign In', to: paths.signIn },
  signUp: { label: 'Sign Up', to: paths.signUp },
  welcome: 'Welcome!',
  receipts: 'Your applications',
  receiptsFailed: 'Your applications could not be loaded. Check your connection and try again.',
  logOut: 'Log Out',
} as const;

export const footerCopy = {
  quickLinks: {
    label: 'Quick Links',
    id: 'quick-links',
    items: [
      { label: 'Home', to: paths.home },
      { label: 'Clients', to: paths.about },
      { label: 'Contact Us', to: paths.contact },
      { label: 'FAQs', to: paths.faq },
      { label: 'Facts for buyers', to: paths.buyers },
      { label: 'Carbon Reduction Plan', to: paths.carbon },
    ],
  },
  recruitment: {
    label: 'Recruitment',
    id: 'recruitment',
    items: [
      { label: 'National jobs', to: paths.jobs },
      { label: 'International jobs', to: paths.jobsInternational },
      { label: 'Sign Up', to: paths.signUp },
      { label: 'Sign In', to: paths.signIn },
      { label: 'Trainings', to: paths.trainings },
    ],
  },
  services,
  stayInTouch: 'Stay In Touch',
  legal: [
    modernSlavery,
    { label: 'Privacy Policy', to: paths.privacy },
    { label: 'Terms and Conditions', to: paths.terms },
  ],
} as const satisfies {
  quickLinks: NavGroup;
  recruitment: NavGroup;
  services: NavGroup;
  stayInTouch: string;
  legal: NavLink[];
};

export const colorSchemeCopy = {
  label: 'Appearance',
  options: { device: 'Match my device', light: 'Light', dark: 'Dark' },
} as const;

export const logo = {
  src: '/images/brand.svg#logo',
  inverse: '/images/brand.svg#inverse',
  width: 274,
  height: 97,
  homeLabel: `${provider.name}, home`,
} as const;

export const isNavGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'items' in entry;

/** The accessible name of a link to a social profile. */
export const profileLabel = (network: string): string => `${provider.name} on ${network}`;
