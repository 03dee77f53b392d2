import { retentionDays } from '@/lib/config';

/** How long enquiries and applications are kept, in words: the one place where the pages take it from. */
export const retentionPeriod =
  retentionDays % 365 === 0 ? inYears(retentionDays / 365) : `${retentionDays} days`;

/** How long the records of care and of pay are kept, in words. They are not on this site, which deletes nothing of them. */
export const recordPeriods = { care: inYears(8), pay: inYears(6) };

function inYears(years: number): string {
  return years === 1 ? 'one year' : `${years} years`;
}
