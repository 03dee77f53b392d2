import type { ApplicationRow, Db, EnquiryRow } from '@server/database/schema';
import { oneLine, when } from '@server/mail/plainText';

export type ListedApplication = Omit<ApplicationRow, 'resume' | 'account_id' | 'resume_type'>;

/** Every enquiry, newest first. */
export const listedEnquiries = (db: Db): Promise<EnquiryRow[]> =>
  db.selectFrom('enquiries').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();

/** Every application, newest first, without its CV, which may be large. */
export const listedApplications = (db: Db): Promise<ListedApplication[]> =>
  db
    .selectFrom('applications')
    .select(['id', 'job_id', 'job_title', 'full_name', 'email', 'phone_number', 'message', 'resume_name'])
    .select('created_at')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** An enquiry for the terminal. */
export const enquiryText = (row: EnquiryRow): string =>
  lines(`Enquiry ${row.id}`, [
    ['Sent', when(row.created_at)],
    ['About', row.enquiry_type],
    ['Name', row.name],
    ['Phone', row.phone],
    ['Email', row.email],
    ['Message', row.message],
  ]);

/** An application for the terminal. */
export const applicationText = (row: ListedApplication): string =>
  lines(`Application ${row.id}`, [
    ['Sent', when(row.created_at)],
    ['Vacancy', `${row.job_title} (number ${row.job_id})`],
    ['Name', row.full_name],
    ['Phone', row.phone_number || 'not given'],
    ['Email', row.email],
    ['CV', row.resume_name],
    ['Letter', row.message],
  ]);

// On one line each: what a visitor typed can neither imitate a field nor steer the terminal.
const lines = (title: string, fields: readonly (readonly [string, string])[]): string =>
  [title, ...fields.map(([name, value]) => `  ${`${name}:`.padEnd(9)} ${oneLine(value)}`)].join('\n');
