import { type Job, jobFieldNames } from '@/contract/jobs';
import { escapeTexts } from './vacancyRows';

/** Writes vacancies as a file that `parseVacancyFile` reads back as they are, a CSV (RFC 4180) or JSON by its name; undefined for any other. */
export function writeVacancyFile(fileName: string, vacancies: readonly Job[]): string | undefined {
  const escaped = vacancies.map(escapeTexts);
  if (/\.json$/i.test(fileName)) return `${JSON.stringify(escaped, null, 2)}\n`;
  return /\.csv$/i.test(fileName) ? toCsv(escaped) : undefined;
}

/** With a byte order mark: Excel takes a file without one for another encoding. */
function toCsv(vacancies: readonly Job[]): string {
  const rows = vacancies.map((vacancy) => jobFieldNames.map((field) => quote(vacancy[field] ?? '')));
  return `\uFEFF${[jobFieldNames, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
