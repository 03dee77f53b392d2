import { PAGES_CACHE, VACANCIES_CACHE, VACANCY_DAYS } from './cacheNames';
import {
  APPLIED_PREFIX,
  COLOR_SCHEME_KEY,
  FONTS_KEY,
  SCROLL_KEY,
  TAB_PREFIX,
  USERNAME_KEY,
} from './storedKeys';

/** Followed by the account, the form and perhaps a vacancy's id. */
export const DRAFT_PREFIX = 'lindenway.draft.';
/** Followed by the account and a vacancy's id. */
export const RECEIPT_PREFIX = 'lindenway.receipt.';

/** One thing that the site keeps on the visitor's device. */
export type RegistryEntry = {
  /** Its storage key, store or cookie. Parts in braces vary: what has {account} in it is read for that account only. */
  key: string;
  /** Deleted this long after its last change, whatever happens: records (see `./records`), and what the service worker keeps. */
  days?: number;
};

// Everything that the site keeps on a device is in these lists; nothing else can be stored, because the functions that
// store take only keys from here. `wipe` deletes all of it. To keep a further thing, add a line, and say in
// `content/pages/privacy` what it is for and how long it stays (docs/recipes.md).

/** In localStorage, or where the key begins with TAB_PREFIX in sessionStorage. */
const keptInStorage = [
  // The visitor's name, for the greeting.
  { key: USERNAME_KEY },
  // The email signed in with: it tells accounts apart, so that none sees another's drafts.
  { key: 'lindenway.account' },
  { key: 'email' },
  // Encrypted.
  { key: 'password' },
  // Set while the two are remembered.
  { key: 'rememberMe' },
  // Set once somebody has applied here for the vacancy.
  { key: `${APPLIED_PREFIX}{jobId}` },
  // What a guest typed into a form, never a password.
  { key: `${TAB_PREFIX}draft.{form}` },
  // What an account typed.
  { key: `${DRAFT_PREFIX}{account}/{form}/{jobId}`, days: 30 },
  // Name, email and phone of the account's registration or last application, for the next one.
  { key: 'lindenway.lastSent.{account}', days: 365 },
  { key: `${RECEIPT_PREFIX}{account}/{jobId}`, days: 365 },
  { key: 'lindenway.filters' },
  { key: 'lindenway.saved' },
  // The vacancy from which a visitor came to sign up or in, and the email typed on the way.
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
  { key: 'resumes', days: 30 },
] as const satisfies readonly RegistryEntry[];

/** In the caches of the service worker, all of whose names begin with `CACHE_PREFIX`. */
const keptInCaches = [
  { key: PAGES_CACHE },
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

/** Whether a storage key belongs to a row of the list. */
function isKeyOf({ key: pattern }: RegistryEntry, key: string): boolean {
  const brace = pattern.indexOf('{');
  return brace < 0 ? key === pattern : key.startsWith(pattern.slice(0, brace));
}

/** The row of the list that a storage key belongs to. */
export const entryOf = (key: string): RegistryEntry | undefined =>
  keptInStorage.find((entry) => isKeyOf(entry, key));

/** Whether a key that was found in storage is one of the list. */
export const isStorageKey = (key: string): key is StorageKey => entryOf(key) !== undefined;

/** Whether a key is one of this account's. */
export function isOfAccount(key: string, account: string): key is StorageKey {
  const [prefix, rest] = (entryOf(key)?.key ?? '').split('{account}');
  return rest !== undefined && `${key}/`.startsWith(`${prefix}${encodeURIComponent(account)}/`);
}
