import type { Job } from '@/contract/jobs';
import { hasClosed } from '@/lib/time/jobDates';

const MOST = 3;

/**
 * Up to three open vacancies like one: those with the most words of its role in theirs, which is the title up to its first comma;
 * among equals those of its sector first, then in the order of the list.
 * @param now milliseconds since 1970
 */
export function similarTo(job: Job, jobs: readonly Job[], now = Date.now()): Job[] {
  const role = new Set(roleOf(job));
  const likeness = (other: Job) =>
    2 * roleOf(other).filter((word) => role.has(word)).length +
    (other.Sector && other.Sector === job.Sector ? 1 : 0);
  return jobs
    .filter((other) => other.id !== job.id && !hasClosed(other.closes_at, now))
    .map((other) => ({ other, score: likeness(other) }))
    .filter(({ score }) => score > 1)
    .toSorted((one, two) => two.score - one.score)
    .slice(0, MOST)
    .map(({ other }) => other);
}

const roleOf = ({ job_title: title }: Job): string[] =>
  title
    .split(',', 1)
    .join()
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];
