import { type InvalidFileError } from '@server/vacancies/InvalidFileError';
import { parseVacancyFile } from '@server/vacancies/parseVacancyFile';

export const header = 'id,job_title,employment_type,job_type,description,Experience,Sector';
export const vacancy = {
  id: '7',
  job_title: 'Porter',
  employment_type: 'Part-time',
  job_type: 'PartTime',
  description: 'You move people and things.',
  Experience: 'None',
  Sector: 'Facilities',
};
export const row = Object.values(vacancy).join(',');

export const read = (text: string | Uint8Array, name = 'vacancies.csv') =>
  parseVacancyFile(name, typeof text === 'string' ? new TextEncoder().encode(text) : text);

export const readJson = (value: unknown) => read(JSON.stringify(value, null, 2), 'vacancies.json');

/** The message with which a file is rejected. */
export function errorOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as InvalidFileError).message;
  }
  return 'not rejected';
}
