import type { Job } from '@/contract/jobs';

const MAX_SIMILAR = 3;

/**
 * Up to three open vacancies like `job`, best first: those whose role shares the most words with its role. The same sector decides
 * between equals, then the order of the list. The role is the title up to its first comma.
 */
export function similarTo(job: Job, jobs: readonly Job[]): Job[] {
  const role = new Set(roleOf(job));
  // A shared word counts 2 and the sector 1, so that the sector alone is not enough.
  const likeness = (other: Job) =>
    2 * roleOf(other).filter((word) => role.has(word)).length +
    (other.Sector && other.Sector === job.Sector ? 1 : 0);
  return jobs
    .map((other) => ({ other, score: likeness(other) }))
    .filter(({ other, score }) => score > 1 && other.id !== job.id && !other.isClosed)
    .toSorted((one, two) => two.score - one.score)
    .slice(0, MAX_SIMILAR)
    .map(({ other }) => other);
}

const roleOf = ({ job_title: title }: Job): string[] =>
  title
    .replace(/,.*/s, '')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];
