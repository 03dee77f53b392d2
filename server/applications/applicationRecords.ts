import { sql } from 'kysely';
import type { Db } from '@server/database/schema';
import { safeFileName } from '@server/lib/files';
import { formatDate } from '@server/mail/message';
import { hasAddress, type InboxEntry, type RecordKind } from '@server/records/recordKind';
import { columnsWithoutCv, type Earlier } from './storeApplication';

/** Applications with their CVs: those of an account, and those that name an address. */
export const applicationRecords: RecordKind = {
  table: 'applications',
  columns: { name: 'full_name', phone: 'phone_number' },
  find: (db, owner) =>
    selectRows(db)
      .where((row) => row.or([hasAddress(owner), row('account_id', '=', owner.accountId)]))
      .orderBy('created_at')
      .execute(),
  list: async (db, since) => {
    const found = selectRows(db).where('created_at', '>=', since);
    const rows = await found.orderBy('created_at', 'desc').orderBy('id').execute();
    const newer = new Map(rows.map(({ id, replaces }) => [replaces, id]));
    return rows.map((row) => toEntry(row, newer.get(row.id)));
  },
  files: {
    folder: 'cvs',
    read: async (db, id) => {
      const { resume, resume_name } = await db
        .selectFrom('applications')
        .select(['resume', 'resume_name'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const [extension = ''] = /\.\w+$/.exec(resume_name) ?? [];
      return { name: safeFileName(id + extension.toLowerCase()), bytes: new Uint8Array(resume) };
    },
  },
};

const selectRows = (db: Db) =>
  db
    .selectFrom('applications')
    .select(columnsWithoutCv)
    .select(
      sql<string | null>`(select accounts.email from accounts where accounts.id = account_id)`.as('account'),
    );

const scanNotes = {
  clean: '',
  unscanned: ' (NOT SCANNED YET)',
  infected: ' (VIRUS FOUND)',
  none: ' (not scanned: there was no scanner)',
} as const;

const heldUntil = (time: number) =>
  `for legal reasons only, until ${formatDate(time)}: whoever sent it has been erased. Do not use it.`;

/** @param replacedBy the id of the later application that counts instead, if there is one */
const toEntry = (row: Earlier & { account: string | null }, replacedBy: string | undefined): InboxEntry => ({
  id: row.id,
  title: `Application ${row.id}`,
  number: row.reference,
  vacancy: row.job_id,
  isInfected: row.scan === 'infected',
  isHeld: row.erase_after !== null,
  isRestricted: row.restricted_at !== null,
  fields: [
    ['Sent', formatDate(row.created_at)],
    // Candidates quote it when they call.
    ['Number', row.reference],
    ...(row.erase_after === null ? [] : ([['Held', heldUntil(row.erase_after)]] as const)),
    ...(row.replaces ? ([['Replaces', `application ${row.replaces}`]] as const) : []),
    ...(replacedBy ? ([['Outdated', `replaced by application ${replacedBy}`]] as const) : []),
    ['Vacancy', `${row.job_title} (number ${row.job_id})`],
    ['Name', row.full_name],
    ['Phone', row.phone_number || 'not given'],
    ['Email', row.email],
    ['Account', row.account ?? 'deleted'],
    ['CV', row.resume_name + scanNotes[row.scan ?? 'none']],
    ['Letter', row.message],
  ],
});
