import { mkdir } from 'node:fs/promises';
import { RESUME_MAX_BYTES } from '@/contract/limits';
import type { Context } from '@server/context/context';
import { HttpError } from '@server/http/HttpError';
import { freeBytesOf } from '@server/lib/files';
import { networkOf, wideNetworkOf } from '@server/lib/networkAddress';

/** The text fields and multipart headers never exceed half a megabyte. */
export const FORM_MAX_BYTES = RESUME_MAX_BYTES + 512 * 1024;
const PER_ACCOUNT = 2;
// What a connection costs before its first byte; keeps thousands of tiny uploads within the budget too.
const CONNECTION_BYTES = 128 * 1024;
/** So that no single network, an IPv4 address or an IPv6 /48, keeps out all others. */
const NETWORKS_AT_LEAST = 4;

/** An application that is being received. */
export type Upload = {
  /** Its CV as far as it has arrived. */
  resume: Uint8Array[];
  /**
   * Admits an upload of this size before it is read.
   * @throws HttpError 429 if two of the account are on their way, 503 if too much is, or if the disk is nearly full
   */
  admit: (bytes: number) => Promise<void>;
  /**
   * Counts bytes that have arrived.
   * @throws HttpError 503 if they exceed the budget
   */
  count: (bytes: number) => void;
};

/** Runs `receive` with a new upload of the sender, and frees what it held. */
export type HoldUpload = <Result>(
  sender: { accountId: string; ip: string },
  receive: (upload: Upload) => Promise<Result>,
) => Promise<Result>;

/** Bounds what uploads cost this process: two per account at once, and the memory of all that are on their way. */
export function boundUploads({ config }: Pick<Context, 'config'>): HoldUpload {
  const holdBytes = createUploadBudget(config.uploadBytes, FORM_MAX_BYTES + CONNECTION_BYTES);
  const perAccount = new Map<string, number>();

  return async ({ accountId, ip }, receive) => {
    const ofAccount = (perAccount.get(accountId) ?? 0) + 1;
    perAccount.set(accountId, ofAccount);
    const { requireRoom, count, release } = holdBytes({ ip });
    const admit = async (bytes: number) => {
      if (ofAccount > PER_ACCOUNT) throw tooManyOfAccount();
      requireRoom(bytes);
      count(CONNECTION_BYTES);
      await requireFreeSpace(config, bytes);
    };
    try {
      return await receive({ resume: [], admit, count });
    } finally {
      release();
      const left = (perAccount.get(accountId) ?? 1) - 1;
      if (left > 0) perAccount.set(accountId, left);
      else perAccount.delete(accountId);
    }
  };
}

/**
 * Limits the bytes of uploads that are on their way to this process at once.
 * @param maxBytes of all uploads; one network may hold a quarter of it
 * @param largest an upload that one network may hold even if a quarter is less
 * @returns a function that starts the count for one upload; what arrives after its `release` no longer counts
 */
export function createUploadBudget(maxBytes: number, largest: number) {
  const maxByNetwork = Math.max(maxBytes / NETWORKS_AT_LEAST, largest);
  const byNetwork = new Map<string, number>();
  let held = 0;
  return ({ ip }: { ip: string }) => {
    const network = wideNetworkOf(ip) ?? networkOf(ip);
    let own = 0;
    let isReleased = false;
    const heldByNetwork = () => byNetwork.get(network) ?? 0;
    const add = (bytes: number) => {
      held += bytes;
      own += bytes;
      const now = heldByNetwork() + bytes;
      if (now > 0) byNetwork.set(network, now);
      else byNetwork.delete(network);
    };
    const requireRoom = (bytes: number) => {
      if (held + bytes > maxBytes || heldByNetwork() + bytes > maxByNetwork) throw tooBusy();
    };
    return {
      requireRoom,
      count: (bytes: number) => {
        // It would never be given back.
        if (isReleased) return;
        requireRoom(bytes);
        add(bytes);
      },
      release: () => {
        isReleased = true;
        add(-own);
      },
    };
  };
}

/** Keeps the last of the disk for everything that is smaller than a CV. */
async function requireFreeSpace(
  { dataDir, minFreeBytes }: Pick<Context['config'], 'dataDir' | 'minFreeBytes'>,
  bytes: number,
): Promise<void> {
  // With PostgreSQL nothing else has made the folder.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if ((await freeBytesOf(dataDir)) - bytes < minFreeBytes) throw noRoom();
}

const tooManyOfAccount = () =>
  new HttpError(
    429,
    'Two of your applications are still on their way. Wait until they have arrived, then send this one.',
    { 'retry-after': '10' },
  );

const tooBusy = () =>
  new HttpError(
    503,
    'Many people are sending forms at this moment. Nothing you entered is lost: please try again in a minute.',
    { 'retry-after': '60' },
  );

const noRoom = () =>
  new HttpError(
    503,
    'There is no room for more CVs at the moment. Nothing you entered is lost: please try again later, or ring us.',
    { 'retry-after': '600' },
  );
