import { retentionDays } from '@/lib/config';

/** How long enquiries and applications are kept, in words: the one place where the pages take it from. */
export const retentionPeriod =
  retentionDays % 365 === 0 ? inYears(retentionDays / 365) : `${retentionDays} days`;

function inYears(years: number): string {
  return years === 1 ? 'one year' : `${years} years`;
}
