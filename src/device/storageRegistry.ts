import {
  APPLIED_PREFIX,
  COLOR_SCHEME_KEY,
  FONTS_KEY,
  SCROLL_KEY,
  TAB_PREFIX,
  USERNAME_KEY,
} from './storedKeys';

/** Followed by the form and, for an application, the vacancy's id. */
export const DRAFT_PREFIX = `${TAB_PREFIX}draft.`;
/** Followed by the draft that the CV belongs to. */
export const RESUME_PREFIX = `${TAB_PREFIX}resume.`;
export const CONTACT_KEY = `${TAB_PREFIX}contact`;
export const OWNER_KEY = `${TAB_PREFIX}owner`;
export const RECEIPTS_KEY = 'lindenway.receipts';

/** One thing that the site keeps on the visitor's device. */
export type RegistryEntry = {
  /** Its storage key, store or cookie. Parts in braces vary. */
  key: string;
  /** Deleted this long after it was kept, whatever happens. */
  days?: number;
};

// Everything that the site keeps on a device is in these lists; nothing else can be stored, because the functions that
// store take only keys from here. `wipe` deletes all of it. To keep a further thing, add a line, and say in
// `content/pages/privacy` what it is for and how long it stays (docs/recipes.md).

/** In localStorage, or where the key begins with TAB_PREFIX in sessionStorage. */
const keptInStorage = [
  // The visitor's name, for the greeting.
  { key: USERNAME_KEY },
  // The email signed in with: it tells accounts apart, so that none sees another's receipts.
  { key: 'lindenway.account' },
  { key: 'email' },
  // Encrypted.
  { key: 'password' },
  // Set while the two are remembered.
  { key: 'rememberMe' },
  // Set once somebody has applied here for the vacancy.
  { key: `${APPLIED_PREFIX}{jobId}` },
  // What was typed into a form, never a password.
  { key: `${DRAFT_PREFIX}{form}` },
  // Under which name the database has the CV that was chosen in this tab.
  { key: `${RESUME_PREFIX}{form}` },
  // The name, email and phone last given in this tab, for the next form.
  { key: CONTACT_KEY },
  // The email signed in with while these were typed.
  { key: OWNER_KEY },
  // Title, date and reference number of each application, and whose it is.
  { key: RECEIPTS_KEY },
  { key: 'lindenway.filters' },
  { key: 'lindenway.saved' },
  // The vacancy from which a visitor came to sign up or in.
  { key: 'lindenway.returnLink' },
  { key: COLOR_SCHEME_KEY },
  // Set once the fonts have been loaded.
  { key: FONTS_KEY },
  // How far each page of the visit was scrolled, for Back.
  { key: SCROLL_KEY },
] as const satisfies readonly RegistryEntry[];

/** In IndexedDB, a store each. Append only: their number is the database's version. */
export const keptInDatabase = [
  // The key to the encrypted password.
  { key: 'keys' },
  // CVs that were chosen and not sent yet.
  { key: 'resumes', days: 1 },
] as const satisfies readonly RegistryEntry[];

/** Before the names of the service worker's caches. */
export const CACHE_PREFIX = 'lindenway-';
/** The list, and the vacancies that were opened last, with their pages. */
export const VACANCIES_CACHE = `${CACHE_PREFIX}vacancies`;
/** A vacancy that was not seen for longer has most likely closed. */
export const VACANCY_DAYS = 30;

/** In the caches of the service worker (tools/build/buildWorker.ts). */
const keptInCaches = [
  // The site as built: pages, scripts, fonts, pictures. Workbox adds a version and the site's address to the name.
  { key: `${CACHE_PREFIX}precache` },
  { key: VACANCIES_CACHE, days: VACANCY_DAYS },
] as const satisfies readonly RegistryEntry[];

/** Set by the server. */
const keptInCookies = [
  { key: 'lindenway_session, lindenway_mark' },
  // Set once an account has signed in here; keeps its owner from being locked out. Hidden from scripts, so `wipe` leaves it.
  { key: 'lindenway_device' },
] as const satisfies readonly RegistryEntry[];

/** Everything. */
export const storageRegistry: readonly RegistryEntry[] = [
  ...keptInStorage,
  ...keptInDatabase,
  ...keptInCaches,
  ...keptInCookies,
];

type Pattern = (typeof keptInStorage)[number]['key'];
/** `applied_{jobId}` stands for every key that begins with `applied_`. */
type KeysOf<Key extends string> = Key extends `${infer Prefix}{${string}` ? `${Prefix}${string}` : Key;

/** What may be stored under: a key of the list. */
export type StorageKey = KeysOf<Pattern>;
/** A store of the device's database. */
export type StoreName = (typeof keptInDatabase)[number]['key'];

/** Whether a key that was found in storage is one of the list. */
export const isStorageKey = (key: string): key is StorageKey =>
  keptInStorage.some(({ key: pattern }) => {
    const [prefix = ''] = pattern.split('{');
    return prefix === pattern ? key === pattern : key.startsWith(prefix);
  });
