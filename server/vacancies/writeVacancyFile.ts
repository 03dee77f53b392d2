import { type Job, jobFieldNames } from '@/contract/jobs';
import { toCsv, withoutFormula } from '@server/lib/csv';
import { escapeTexts } from './vacancyRows';

/**
 * Writes vacancies as a CSV (RFC 4180) or JSON file, as its name says, which `readVacancies` reads back as they are.
 * @returns undefined if the name ends in neither
 */
export function writeVacancyFile(fileName: string, vacancies: readonly Job[]): string | undefined {
  const escaped = vacancies.map(escapeTexts);
  if (/\.json$/i.test(fileName)) return `${JSON.stringify(escaped, null, 2)}\n`;
  return /\.csv$/i.test(fileName) ? toCsv(rowsOf(escaped)) : undefined;
}

const rowsOf = (vacancies: readonly Job[]): (readonly string[])[] => [
  jobFieldNames,
  ...vacancies.map((vacancy) => jobFieldNames.map((field) => withoutFormula(vacancy[field] ?? ''))),
];
