import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tables } from '@server/database/schema';
import type { Field } from '@server/mail/message';

/** What every record has: the address that was typed, when it came, and the account that sent it where that takes one. */
export type RecordRow = {
  id: string;
  email: string;
  created_at: number;
  account_id?: string | null;
  erase_after?: number | null;
};

/** The tables of records. An account is none: it stays until its owner asks for its deletion. */
export type RecordTable = Exclude<
  { [Name in keyof Tables]: Tables[Name] extends RecordRow ? Name : never }[keyof Tables],
  'accounts'
>;

/** Whose records are looked for: their address (see `emailKey`), and their account's id, which is empty without an account. */
export type Owner = { key: string; accountId: string };

/** A record as `npm run inbox` shows it. */
export type InboxEntry = {
  id: string;
  title: string;
  /** Its reference number. */
  number: string;
  /** The id of the vacancy that it is about. */
  vacancy?: string;
  fields: readonly Field[];
  /** The file that came with it must not be saved. */
  isInfected?: boolean;
  /** It is kept only because the law may require it. */
  isHeld?: boolean;
  /** The person asked for it not to be shown. */
  isRestricted: boolean;
};

/**
 * A kind of record that visitors send. `recordKinds` in people/findPerson.ts lists them all, and whatever is done to every kind reads it from here:
 * the export, erasure and purge of people/, and the inbox.
 */
export type RecordKind = {
  table: RecordTable;
  /** The columns with the person's name and phone number. */
  columns: { name: string; phone: string };
  /** Everything about a person but the files, oldest first. */
  find: (db: Db, owner: Owner) => Promise<RecordRow[]>;
  /** Those since a time, newest first. */
  list: (db: Db, since: number) => Promise<InboxEntry[]>;
  /** Each record comes with a file, saved under `name`; a person's go into `folder` of their zip. */
  files?: {
    folder: string;
    read: (db: Db, id: string) => Promise<{ name: string; bytes: Uint8Array }>;
  };
};

/** Whether a record's address is theirs. */
export const hasAddress = ({ key }: Owner): RawBuilder<SqlBool> => sql`lower(email) = ${key}`;
