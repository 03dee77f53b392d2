import { createSelector } from '@reduxjs/toolkit';
import type { Job } from '@/contract/jobs';
import { foldText } from '@/lib/foldText';
import type { RootState } from '@/store/rootReducer';
import { selectJobs } from './selectFoundJobs';

/** The two search boxes by the names of their inputs, and what of a vacancy each suggests. */
const suggested = {
  jobTitle: ({ job_title, workplace }: Job) => [job_title, workplace],
  location: ({ location }: Job) => [location],
};
export type BoxName = keyof typeof suggested;

/** A text that vacancies have, and as it is compared. */
type Stated = { text: string; folded: string };

const MOST = 4;

/** What vacancies have for a box, each text once, the most frequent first. */
export const selectStated = createSelector(
  [selectJobs, (_state: RootState, box: BoxName) => box],
  (jobs, box): readonly Stated[] => {
    const counts = new Map<string, number>();
    for (const text of jobs.flatMap(suggested[box])) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
    return [...counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([text]) => ({ text, folded: ` ${foldText(text)}` }));
  },
);

/** The texts in which a word begins with what was typed, those that begin with it first; none once one has been typed in full. */
export function suggest(stated: readonly Stated[], typed: string): readonly string[] {
  const sought = ` ${foldText(typed.trim())}`;
  if (sought.length < 3) return [];
  const found = stated.filter(({ folded }) => folded.includes(sought));
  if (found.some(({ folded }) => folded === sought)) return [];
  const first = found.filter(({ folded }) => folded.startsWith(sought));
  return [...new Set([...first, ...found])].slice(0, MOST).map(({ text }) => text);
}
