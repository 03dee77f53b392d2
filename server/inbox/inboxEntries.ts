import { sql } from 'kysely';
import type { ApplicationRow, Db, EnquiryRow } from '@server/database/schema';
import { oneLine, formatDate } from '@server/mail/plainText';
import { referenceOf } from '@server/mail/referenceOf';

export type ApplicationEntry = Omit<
  ApplicationRow,
  'resume' | 'account_id' | 'resume_type' | 'erase_after'
> & { resume_size: number };

/** Every enquiry, newest first. */
export const listEnquiries = (db: Db): Promise<EnquiryRow[]> =>
  db.selectFrom('enquiries').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

/** Every application, newest first, without its CV. */
export const listApplications = (db: Db): Promise<ApplicationEntry[]> =>
  db
    .selectFrom('applications')
    .select(['id', 'job_id', 'job_title', 'full_name', 'email', 'phone_number', 'message', 'resume_name'])
    .select(['created_at', 'scan', 'replaces'])
    .select(sql<number>`length(resume)`.as('resume_size'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Formats an enquiry for the terminal. */
export const formatEnquiry = (row: EnquiryRow): string =>
  lines(`Enquiry ${row.id}`, [
    ['Sent', formatDate(row.created_at)],
    ['About', row.enquiry_type],
    ['Name', row.name],
    ['Phone', row.phone],
    ['Email', row.email],
    ['Message', row.message],
  ]);

const scanNotes = { clean: '', unscanned: ' (NOT SCANNED YET)', infected: ' (VIRUS FOUND)' } as const;

/**
 * Formats an application for the terminal.
 * @param replacedBy the id of the later application that counts instead, if there is one
 */
export const formatApplication = (row: ApplicationEntry, replacedBy?: string): string =>
  lines(`Application ${row.id}`, [
    ['Sent', formatDate(row.created_at)],
    // Candidates quote it when they call.
    ['Number', referenceOf(row, row.resume_size)],
    ...(row.replaces ? ([['Replaces', `application ${row.replaces}`]] as const) : []),
    ...(replacedBy ? ([['Outdated', `replaced by application ${replacedBy}`]] as const) : []),
    ['Vacancy', `${row.job_title} (number ${row.job_id})`],
    ['Name', row.full_name],
    ['Phone', row.phone_number || 'not given'],
    ['Email', row.email],
    ['CV', row.resume_name + scanNotes[row.scan ?? 'clean']],
    ['Letter', row.message],
  ]);

// One line per field, so that visitors can neither fake fields nor send control codes to the terminal.
const lines = (title: string, fields: readonly (readonly [string, string])[]): string =>
  [title, ...fields.map(([name, value]) => `  ${`${name}:`.padEnd(9)} ${oneLine(value)}`)].join('\n');
