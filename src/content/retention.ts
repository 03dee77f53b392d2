import { accountMonths, retentionDays } from '@/lib/config';

/** How long enquiries and applications are kept, in words; all pages take it from here. */
export const retentionPeriod =
  retentionDays % 365 === 0 ? inYears(retentionDays / 365) : `${retentionDays} days`;

/** How long an unused account is kept, in words. */
export const accountPeriod =
  accountMonths % 12 === 0 ? inYears(accountMonths / 12) : `${accountMonths} months`;

/** How long other records are kept, in words. Of these the server deletes the counts of attempts alone; whoever keeps the others must delete them. */
export const recordPeriods = {
  care: 'eight years',
  pay: 'six years',
  checks: 'six years',
  complaints: 'six years',
  dbs: 'six months',
  log: '30 days',
  attempts: 'two days',
};

function inYears(years: number): string {
  return ['one year', 'two years', 'three years'][years - 1] ?? `${years} years`;
}
