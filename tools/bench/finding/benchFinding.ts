// `npm run bench:finding`: how many of 150 searches show a right one of the sample vacancies among the first five, and which do not.
// Goal: 145.
import type { Job } from '@/contract/jobs';
import { findMore } from '@/vacancies/findMore';
import { MoreIndex } from '@/vacancies/moreIndex';
import { noFilters } from '@/vacancies/filters';
import { findJobs, indexJobs } from '@/vacancies/findJobs';
import { datedSamples } from '@server/vacancies/sampleDates';
import { checkGoal } from '@tools/bench/goals';
import { searches, type Search } from './searches';

const now = Date.now();
const samples = datedSamples(now);
const index = indexJobs(samples);
const moreIndex = new MoreIndex(samples);
moreIndex.addUntil(() => false);

/** The vacancies in the order in which the list's page shows them. */
function onThePage({ job, place }: Search): readonly Job[] {
  const filters = { ...noFilters, search: job, location: place };
  const found = findJobs(index, filters, now);
  const { better, more } = findMore(moreIndex, index, filters, now, found);
  return [...better.map((ranked) => ranked.job), ...found.jobs, ...more.map((ranked) => ranked.job)];
}

const missed = searches.filter((search) => {
  const first = onThePage(search).slice(0, 5);
  return !first.some(({ id }) => search.right.includes(Number(id)));
});

for (const search of missed) {
  const shown = onThePage(search).slice(0, 5);
  const titles = shown.map(({ id, job_title }) => `${id} ${job_title}`).join('; ');
  console.log(`not found: ${[search.job, search.place].filter(Boolean).join(' @ ')}: ${titles || 'nothing'}`);
}
const found = searches.length - missed.length;
console.log(`${found} of ${searches.length} searches show a right vacancy among the first five`);
checkGoal('searches that find a right vacancy', found, { least: 145 });
