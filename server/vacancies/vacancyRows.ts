import type { VacancyRow } from '@server/database/schema';
import type { Vacancy } from './checkVacancy';

/** A vacancy as it goes over the wire (specification section 3); optional fields are only there when they say something. */
export type WireVacancy = {
  id: string;
  job_title: string;
  employment_type: string;
  job_type: string;
  description: string;
  Experience: string;
  Sector: string;
  location?: string;
  posted_at?: string;
  closes_at?: string;
  pay?: string;
};

/** A vacancy as it is stored, at its place in the list. */
export const toRow = (
  { Experience: experience, Sector: sector, ...rest }: Vacancy,
  position: number,
  updatedAt: number,
): VacancyRow => ({ ...rest, experience, sector, position, updated_at: updatedAt });

/** A stored vacancy as it goes over the wire. */
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

/** True when both say the same; where they stand in the list and when they were stored does not count. */
export const isSameVacancy = (one: VacancyRow, other: VacancyRow): boolean =>
  JSON.stringify(toWire(one)) === JSON.stringify(toWire(other));
