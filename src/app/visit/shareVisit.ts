import { isStorageKey, RECEIPT_PREFIX, type StorageKey } from '@/lib/device/keptThings';
import { isShared } from '@/lib/device/sharedComputer';
import * as deviceStorage from '@/lib/device/storage';
import { APPLIED_PREFIX, SHARED_KEY, USERNAME_KEY } from '@/lib/device/storedKeys';

/** How long a new tab waits for one in which somebody is signed in. */
const ANSWER_MS = 1000;

type Entry = [key: StorageKey, value: string];
/** What a tab keeps; nothing is a question for it. */
type Message = { entries?: Entry[] };

type Options = {
  /** Something that another tab keeps is stored here too. */
  onTaken: () => void;
  /** No tab has answered, so the one with the session is taken to be closed. */
  onAlone: () => void;
};

/**
 * Gives new tabs of a shared computer a copy of what this one keeps, the session first of all, and asks for one if nobody is signed
 * in here. Call `tell` when an application has been sent, so that no other tab offers to send it again.
 */
export function shareVisit({ onTaken, onAlone }: Options): { tell: () => void; stop: () => void } {
  // Named after the visit, so that a tab that has not noticed its end yet takes no part in the next.
  const channel = new BroadcastChannel(`${SHARED_KEY}/${deviceStorage.get(SHARED_KEY)}`);
  let isAsking = !isSignedIn();
  // A channel's postMessage has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel.postMessage(message);
  const tell = () => post({ entries: ownEntries() });
  channel.addEventListener('message', ({ data: { entries } }: MessageEvent<Message>) => {
    if (!isShared()) return;
    if (!entries) {
      if (isSignedIn()) tell();
      return;
    }
    const isNew = take(isAsking ? entries : entries.filter(isAboutApplications));
    if (isAsking || isNew) onTaken();
    isAsking = false;
  });
  if (isAsking) post({});
  else tell();
  const timer = window.setTimeout(() => {
    if (isAsking && !isSignedIn()) onAlone();
  }, ANSWER_MS);
  const stop = () => {
    clearTimeout(timer);
    channel.close();
  };
  return { tell, stop };
}

const isSignedIn = () => deviceStorage.get(USERNAME_KEY) !== null;

const ownEntries = () =>
  deviceStorage
    .keys()
    .filter(isStorageKey)
    .map((key): Entry => [key, deviceStorage.get(key) ?? '']);

const isAboutApplications = ([key]: Entry) =>
  key.startsWith(APPLIED_PREFIX) || key.startsWith(RECEIPT_PREFIX);

/** Stores what is missing, because what this tab has itself is newer. Returns whether anything was. */
function take(entries: Entry[]): boolean {
  const missing = entries.filter(([key]) => deviceStorage.get(key) === null);
  for (const [key, value] of missing) deviceStorage.set(key, value);
  return missing.length > 0;
}
