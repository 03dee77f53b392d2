import { paths, SAVED_LIST, unfiltered } from '@/lib/paths';
import { provider } from './provider';

export type NavLink = {
  label: string;
  to: string;
  newTab?: boolean;
  /** Of a service: its name in the files of doors. */
  door?: string;
  /** In a menu: what the page holds. */
  holds?: string;
  /** In a menu: a line below it sets it off from what follows. */
  endsPart?: true;
};
export type NavGroup = {
  label: string;
  id: string;
  items: readonly NavLink[];
  /** Pages that belong to the group without standing in it. */
  also?: string;
};

const modernSlavery: NavLink = { label: 'Modern Slavery', to: paths.modernSlavery };

const services: NavGroup = {
  label: 'Services',
  id: 'services',
  items: [
    {
      label: 'Clinical',
      to: paths.clinical,
      door: 'clinical',
      holds: 'Nurses, midwives and care staff',
    },
    {
      label: 'Non Clinical',
      to: paths.nonClinical,
      door: 'non-clinical',
      holds: 'Office, estates and kitchen staff',
      endsPart: true,
    },
    {
      label: 'Domiciliary Care',
      to: paths.domiciliary,
      door: 'domiciliary',
      holds: 'Visits and live\u2060-\u2060in care at home',
    },
    {
      label: 'Supported Living',
      to: paths.supportedLiving,
      door: 'supported-living',
      holds: 'A home of your own, with support',
      endsPart: true,
    },
    {
      label: 'International Recruitment',
      to: paths.internationalRecruitment,
      door: 'international',
      holds: 'Permanent staff for employers',
    },
    {
      label: 'Trainings',
      to: paths.trainings,
      door: 'trainings',
      holds: 'Courses for staff and families',
    },
    {
      label: 'Facilities Management',
      to: paths.facilities,
      door: 'facilities',
      holds: 'Cleaning, security, porters, waste',
    },
  ],
};

/** Menus add how many there are. */
export const savedVacancies: NavLink = {
  label: 'Saved vacancies',
  to: `${paths.jobs}${SAVED_LIST}`,
  holds: 'Kept on this device',
};

/** The main navigation, in the order of docs/behaviour.md, section 2. */
export const mainNavigation: readonly (NavLink | NavGroup)[] = [
  { label: 'Home', to: paths.home },
  services,
  {
    label: 'Candidates',
    id: 'candidates',
    items: [
      { label: 'National', to: paths.jobs, holds: 'Jobs in and around London' },
      {
        label: 'International',
        to: paths.jobsInternational,
        holds: 'Jobs with visa sponsorship',
        endsPart: true,
      },
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
  /** Takes the visitor's name. */
  signedInAs: (name: string) => `Signed in as ${name}`,
  /** At the foot of a phone's menu, under the number; takes when someone answers. */
  ring: (when: string) => `Ring us, ${when}`,
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
      { label: 'Care at home', to: paths.domiciliary },
      { label: 'Hospitals and care homes', to: paths.clinical },
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
      { label: 'National jobs', to: unfiltered(paths.jobs) },
      { label: 'International jobs', to: unfiltered(paths.jobsInternational) },
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
