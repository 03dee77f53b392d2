import { isStorageKey, type StorageKey } from '@/lib/device/keptThings';
import { isShared } from '@/lib/device/sharedComputer';
import * as deviceStorage from '@/lib/device/storage';
import { SHARED_KEY, USERNAME_KEY } from '@/lib/device/storedKeys';

/** How long a new tab waits for one in which somebody is signed in. */
const ANSWER_MS = 1000;

type Entry = [key: StorageKey, value: string];
/** What a tab keeps; nothing is a question for it. */
type Message = { entries?: Entry[] };

type Options = {
  /** The copy is stored. */
  onJoined: () => void;
  /** No tab has answered, so the one with the session is taken to be closed. */
  onAlone: () => void;
};

/**
 * Gives new tabs of a shared computer a copy of what this one keeps, the session first of all, and asks for one if nobody is signed
 * in here. Returns a function that stops it.
 */
export function shareVisit({ onJoined, onAlone }: Options): () => void {
  // Named after the visit, so that a tab that has not noticed its end yet takes no part in the next.
  const channel = new BroadcastChannel(`${SHARED_KEY}/${deviceStorage.get(SHARED_KEY)}`);
  let isAsking = !isSignedIn();
  // A channel's postMessage has no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const post = (message: Message) => channel.postMessage(message);
  channel.addEventListener('message', ({ data: { entries } }: MessageEvent<Message>) => {
    if (!isShared()) return;
    if (!entries && isSignedIn()) post({ entries: ownEntries() });
    if (!entries || !isAsking) return;
    isAsking = false;
    take(entries);
    onJoined();
  });
  post(isAsking ? {} : { entries: ownEntries() });
  const timer = window.setTimeout(() => {
    if (isAsking && !isSignedIn()) onAlone();
  }, ANSWER_MS);
  return () => {
    clearTimeout(timer);
    channel.close();
  };
}

const isSignedIn = () => deviceStorage.get(USERNAME_KEY) !== null;

const ownEntries = () =>
  deviceStorage
    .keys()
    .filter(isStorageKey)
    .map((key): Entry => [key, deviceStorage.get(key) ?? '']);

/** What this tab has itself is newer. */
function take(entries: Entry[]): void {
  for (const [key, value] of entries) if (deviceStorage.get(key) === null) deviceStorage.set(key, value);
}
