import type { Job } from '@/contract/jobs';
import { roleWords } from './jobFields';

const MAX_SIMILAR = 3;

/**
 * Up to three open vacancies like `job`, best first: those whose role shares the most words with its role. The same sector decides
 * between equals, then the order of the list.
 */
export function similarTo(job: Job, jobs: readonly Job[]): Job[] {
  const role = new Set(roleWords(job));
  // A shared word counts 2 and the sector 1, so that the sector alone is not enough.
  const likeness = (other: Job) =>
    2 * roleWords(other).filter((word) => word.length > 2 && role.has(word)).length +
    (other.Sector && other.Sector === job.Sector ? 1 : 0);
  return jobs
    .map((other) => ({ other, score: likeness(other) }))
    .filter(({ other, score }) => score > 1 && other.id !== job.id && !other.isClosed)
    .toSorted((one, two) => two.score - one.score)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}
