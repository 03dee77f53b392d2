import { RESUME_MAX_BYTES } from '@/contract/limits';
import type { Context } from '@server/context/context';
import { HttpError } from '@server/http/HttpError';
import { requireFreeSpace } from './freeSpace';
import { Spool } from './Spool';
import { createUploadBudget } from './uploadBudget';

/** The text fields and multipart headers never exceed half a megabyte. */
export const FORM_MAX_BYTES = RESUME_MAX_BYTES + 512 * 1024;
const PER_ACCOUNT = 2;
// What a connection costs before its first byte; keeps thousands of tiny uploads within the budget too.
const CONNECTION_BYTES = 128 * 1024;
const SECONDS_TO_WAIT = 10;

/** An application that is being received. */
export type Upload = {
  /** Where its CV goes. */
  resume: Spool;
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

/** Whose upload it is, and from where it comes. */
type Sender = { accountId: string; ip: string };

/** Runs `receive` with a new upload of the sender, and frees what it held. */
export type HoldUpload = <Result>(
  sender: Sender,
  receive: (upload: Upload) => Promise<Result>,
) => Promise<Result>;

/** Bounds what uploads cost this process: two per account at once, and the bytes of all that are on their way. */
export function boundUploads({ config }: Pick<Context, 'config'>): HoldUpload {
  const holdBytes = createUploadBudget(config.uploadBytes, FORM_MAX_BYTES + CONNECTION_BYTES);
  const perAccount = new Map<string, number>();

  return async ({ accountId, ip }, receive) => {
    const ofAccount = (perAccount.get(accountId) ?? 0) + 1;
    perAccount.set(accountId, ofAccount);
    const resume = new Spool(config.dataDir);
    const { requireRoom, count, release } = holdBytes({ ip });
    const admit = async (bytes: number) => {
      if (ofAccount > PER_ACCOUNT) throw tooManyOfAccount();
      requireRoom(bytes);
      count(CONNECTION_BYTES);
      await requireFreeSpace(config, bytes);
    };
    try {
      return await receive({ resume, admit, count });
    } finally {
      release();
      const left = (perAccount.get(accountId) ?? 1) - 1;
      if (left > 0) perAccount.set(accountId, left);
      else perAccount.delete(accountId);
      await resume.close();
    }
  };
}

const tooManyOfAccount = () =>
  new HttpError(
    429,
    'Two of your applications are still on their way. Wait until they have arrived, then send this one.',
    { 'retry-after': String(SECONDS_TO_WAIT) },
  );
