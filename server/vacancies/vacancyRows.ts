import { type Job, type JobField, jobFieldNames, isOptionalField, mayBeHtml } from '@/contract/jobs';
import { plainText } from '@/contract/plainText';
import { MINUTE } from '@/lib/time/durations';
import { closingTime } from '@/vacancies/jobDates';
import type { VacancyColumn, VacancyRow } from '@server/database/schema';

/** A column is named like its field, in lower case. */
const columnOf = (field: JobField) => field.toLowerCase() as VacancyColumn;

/** Converts a vacancy to a database row. */
export function toRow(vacancy: Job, position: number, updatedAt: number): VacancyRow {
  // To the minute: with each closing the list is made anew.
  const end = closingTime(vacancy.closes_at);
  const columns = jobFieldNames.map((field) => [columnOf(field), vacancy[field] ?? null]);
  return {
    // Object.fromEntries forgets which columns these are: those of all fields.
    ...(Object.fromEntries(columns) as Pick<VacancyRow, VacancyColumn>),
    position,
    updated_at: updatedAt,
    open_until: end && Math.floor(end / MINUTE) * MINUTE,
  };
}

/** Converts a database row to the API's format (docs/behaviour.md, section 3), without empty optional fields. */
export function toWire(row: VacancyRow): Job {
  const fields = jobFieldNames.flatMap((field) => {
    const text = row[columnOf(field)] ?? '';
    return text || !isOptionalField(field) ? [[field, text]] : [];
  });
  return Object.fromEntries(fields) as Job;
}

/** Escapes texts that look like HTML: the site and the import read texts as HTML and would decode them. */
export function escapeTexts(vacancy: Job): Job {
  const escaped = { ...vacancy };
  for (const field of jobFieldNames) {
    const text = vacancy[field];
    if (field !== 'id' && text && mayBeHtml(text) && plainText(text) !== text)
      escaped[field] = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
  return escaped;
}

/** Whether a vacancy says what it said before; its place in the list and `updated_at` do not count. */
export const isSameVacancy = (before: VacancyRow | undefined, row: VacancyRow): before is VacancyRow =>
  before !== undefined && jobFieldNames.every((field) => before[columnOf(field)] === row[columnOf(field)]);
