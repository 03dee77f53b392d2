import { closingTime } from '@/lib/time/jobDates';
import type { VacancyRow } from '@server/database/schema';
import type { OptionalField, RequiredField, Vacancy } from './checkVacancy';

/** A vacancy in the API's format (docs/behaviour.md, section 3), without empty optional fields. */
export type WireVacancy = Record<RequiredField, string> & Partial<Record<OptionalField, string>>;

/** Converts a vacancy to a database row. */
export const toRow = (
  { Experience: experience, Sector: sector, ...rest }: Vacancy,
  position: number,
  updatedAt: number,
): VacancyRow => ({
  ...rest,
  experience,
  sector,
  position,
  updated_at: updatedAt,
  open_until: closingTime(rest.closes_at),
});

/** Converts a database row to the API's format. */
export const toWire = (row: VacancyRow): WireVacancy => ({
  id: row.id,
  job_title: row.job_title,
  employment_type: row.employment_type,
  job_type: row.job_type,
  description: row.description,
  Experience: row.experience,
  Sector: row.sector,
  ...(row.location && { location: row.location }),
  ...(row.posted_at && { posted_at: row.posted_at }),
  ...(row.closes_at && { closes_at: row.closes_at }),
  ...(row.pay && { pay: row.pay }),
});

/** Compares two vacancies, ignoring their order in the list and `updated_at`. */
export const isSameVacancy = (one: VacancyRow, other: VacancyRow): boolean =>
  JSON.stringify(toWire(one)) === JSON.stringify(toWire(other));
