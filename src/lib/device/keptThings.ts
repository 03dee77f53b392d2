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
  /** Deleted this long after its last change, whatever happens. Only for records (see `./records`). */
  days?: number;
};

/**
 * `whose` it is when the visitor says that the computer is shared: what is kept for a guest moves to the tab with them, as it may be
 * theirs; what an account has left stays where it is, unread; the device's own stays too.
 */
type StoredThing = KeptThing & { whose: 'account' | 'guest' | 'device' };

// Everything that the site keeps on a device is in these lists; nothing else can be stored, because the functions that
// store take only keys from here. `wipe` deletes all of it. To keep a further thing, add a line, and say in
// `content/pages/keptOnDevice` what it is for and how long it stays (docs/recipes.md).

/** In localStorage; on a shared computer in sessionStorage instead, but for the two keys by which its tabs know of one another. */
export const keptInStorage = [
  // Your name, to greet you.
  { key: USERNAME_KEY, whose: 'account' },
  // The email you are signed in with, so that no other account sees what you typed.
  { key: 'lindenway.account', whose: 'account' },
  // The email to sign in with.
  { key: 'email', whose: 'account' },
  // The password, encrypted.
  { key: 'password', whose: 'account' },
  // That we remember these two.
  { key: 'rememberMe', whose: 'account' },
  // Which vacancies you applied for.
  { key: `${APPLIED_PREFIX}{jobId}`, whose: 'account' },
  // What you typed into a form, never a password.
  { key: 'lindenway.draft.{form}/{jobId}/{account}', whose: 'account', days: 30 },
  // The name, email and phone you last applied with.
  { key: 'lindenway.lastSent.{account}', whose: 'account', days: 365 },
  // The receipts of your applications.
  { key: 'lindenway.receipt.{account}/{jobId}', whose: 'account', days: 365 },
  // That an application has been sent off, until its answer comes.
  { key: 'lindenway.unanswered.{account}/{jobId}', whose: 'account', days: 30 },
  // What you last searched for.
  { key: 'lindenway.filters', whose: 'guest' },
  // The vacancies you saved.
  { key: 'lindenway.saved', whose: 'guest' },
  // Which vacancies you were shown, to mark new ones.
  { key: 'lindenway.seen', whose: 'guest' },
  // The vacancy you came to sign up or in from, and the email you typed there.
  { key: 'lindenway.wayBack', whose: 'guest' },
  // What you ticked on the checklist.
  { key: 'lindenway.ready', whose: 'guest' },
  // When a shared computer was last used.
  { key: ACTIVE_KEY, whose: 'device' },
  // Light or dark, if you chose.
  { key: COLOR_SCHEME_KEY, whose: 'device' },
  // That our fonts are loaded.
  { key: FONTS_KEY, whose: 'device' },
  // That this computer is shared.
  { key: SHARED_KEY, whose: 'device' },
] as const satisfies readonly StoredThing[];

/** In IndexedDB, a store each. Append only: their number is the database's version. */
export const keptInDatabase = [
  // The key to the encrypted password.
  { key: 'keys' },
  // The CV you chose for an application.
  { key: 'resumes', days: 30 },
  // What you typed into a form, once more: a browser that is killed may lose it elsewhere.
  { key: 'drafts', days: 30 },
] as const satisfies readonly KeptThing[];

/** In the caches of the service worker, all of whose names begin with `CACHE_PREFIX`. */
const keptInCaches = [
  // The pages of this site, to open without a signal.
  { key: `${PAGES_CACHE}, ${EARLIER_CACHE}` },
  // The vacancies you last saw, to show without a signal.
  { key: VACANCIES_CACHE },
] as const satisfies readonly KeptThing[];

/** Set by the server. */
const keptInCookies = [
  // That you are signed in.
  { key: 'lindenway_session, lindenway_mark' },
  // `wipe` leaves this one: it is hidden from scripts, and keeps an account's owner from being locked out.
  // That an account has signed in here before.
  { key: 'lindenway_device' },
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

const storedThings: readonly StoredThing[] = keptInStorage;

/** Whether a storage key is kept for guests, and so not for one account (drafts say in their keys whose they are). */
export const isKeyOfGuests = (key: string): key is StorageKey =>
  storedThings.some((thing) => thing.whose === 'guest' && isKeyOf(thing, key));
