import { EARLIER_CACHE, PAGES_CACHE, VACANCIES_CACHE } from './cacheNames';
import {
  ACTIVE_KEY,
  APPLIED_PREFIX,
  COLOR_SCHEME_KEY,
  FONTS_KEY,
  SHARED_KEY,
  USERNAME_KEY,
} from './storedKeys';

/** One kind of thing that the site keeps on the visitor's device. */
export type KeptThing = {
  /** Its storage key, store or cookie. Parts in braces vary: what has {account} in it is read for that account only. */
  key: string;
  /** For readers of this list; visitors read `content/pages/keptOnDevice`. */
  what: string;
  /** Deleted this long after its last change, whatever happens. Only for records (see `./records`). */
  days?: number;
};

// Everything that the site keeps on a device is in these lists; nothing else can be stored, because the functions that
// store take only keys from here. `wipe` deletes all of it. To keep a further thing, add a line, and say in
// `content/pages/keptOnDevice` what it is for and how long it stays.

/** In localStorage; on a shared computer in sessionStorage instead, but for the two keys by which its tabs know of one another. */
export const keptInStorage = [
  { key: USERNAME_KEY, what: 'Your name, to greet you' },
  {
    key: 'lindenway.account',
    what: 'The email you are signed in with, so that no other account sees what you typed',
  },
  { key: 'email', what: 'The email to sign in with' },
  { key: 'password', what: 'The password, encrypted' },
  { key: 'rememberMe', what: 'That we remember these two' },
  { key: `${APPLIED_PREFIX}{jobId}`, what: 'Which vacancies you applied for' },
  {
    key: 'lindenway.draft.{form}/{jobId}/{account}',
    what: 'What you typed into a form, never a password',
    days: 30,
  },
  { key: 'lindenway.lastSent.{account}', what: 'The name, email and phone you last applied with', days: 365 },
  { key: 'lindenway.receipt.{account}/{jobId}', what: 'The receipts of your applications', days: 365 },
  {
    key: 'lindenway.unanswered.{account}/{jobId}',
    what: 'That an application has been sent off, until its answer comes',
    days: 30,
  },
  { key: 'lindenway.filters', what: 'What you last searched for' },
  { key: 'lindenway.saved', what: 'The vacancies you saved' },
  { key: 'lindenway.seen', what: 'Which vacancies you were shown, to mark new ones' },
  {
    key: 'lindenway.wayBack',
    what: 'The vacancy you came to sign up or in from, and the email you typed there',
  },
  { key: 'lindenway.ready', what: 'What you ticked on the checklist' },
  { key: ACTIVE_KEY, what: 'When a shared computer was last used' },
  { key: COLOR_SCHEME_KEY, what: 'Light or dark, if you chose' },
  { key: FONTS_KEY, what: 'That our fonts are loaded' },
  { key: SHARED_KEY, what: 'That this computer is shared' },
] as const satisfies readonly KeptThing[];

/** In IndexedDB, a store each. Append only: their number is the database's version. */
export const keptInDatabase = [
  { key: 'keys', what: 'The key to the encrypted password' },
  { key: 'resumes', what: 'The CV you chose for an application', days: 30 },
  {
    key: 'drafts',
    what: 'What you typed into a form, once more: a browser that is killed may lose it elsewhere',
    days: 30,
  },
] as const satisfies readonly KeptThing[];

/** In the caches of the service worker, all of whose names begin with `CACHE_PREFIX`. */
const keptInCaches = [
  { key: `${PAGES_CACHE}, ${EARLIER_CACHE}`, what: 'The pages of this site, to open without a signal' },
  { key: VACANCIES_CACHE, what: 'The vacancies you last saw, to show without a signal' },
] as const satisfies readonly KeptThing[];

/** Set by the server. */
const keptInCookies = [
  { key: 'lindenway_session, lindenway_mark', what: 'That you are signed in' },
  // `wipe` leaves this one: it is hidden from scripts, and keeps an account's owner from being locked out.
  { key: 'lindenway_device', what: 'That an account has signed in here before' },
] as const satisfies readonly KeptThing[];

/** Everything. */
export const keptThings: readonly KeptThing[] = [
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
export function isKeyOf({ key: pattern }: KeptThing, key: string): boolean {
  const brace = pattern.indexOf('{');
  return brace < 0 ? key === pattern : key.startsWith(pattern.slice(0, brace));
}

/** Whether a key that was found in storage is one of the list. */
export const isStorageKey = (key: string): key is StorageKey =>
  keptInStorage.some((thing) => isKeyOf(thing, key));
