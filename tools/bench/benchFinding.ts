// `npm run bench:finding`: how many of 150 searches show a right one of the sample vacancies among the first five, and which do not.
import { readFileSync } from 'node:fs';
import type { Job } from '@/contract/jobs';
import { findMore } from '@/vacancies/findMore';
import { MoreIndex } from '@/vacancies/moreIndex';
import { noFilters } from '@/vacancies/filters';
import { findJobs, indexJobs } from '@/vacancies/findJobs';
import { datedSamples } from '@server/vacancies/sampleDates';
import { checkGoal } from './goals';

const now = Date.now();
const samples = datedSamples(now);
const index = indexJobs(samples);
const moreIndex = new MoreIndex(samples);
moreIndex.addAll();

/** The vacancies in the order in which the list's page shows them. */
function onThePage(search: string, location: string): readonly Job[] {
  const filters = { ...noFilters, search, location };
  const found = findJobs(index, filters, now);
  const more = findMore(moreIndex, index, filters, now, found);
  return [...found.jobs, ...more.map(({ job }) => job)];
}

// What a visitor types into the two boxes, and the vacancies that would be right. Written from how people search, before any of the
// search was, so that it does not follow what works.
const searches = readFileSync('tools/bench/searches.txt', 'utf8').trim().split('\n');
let found = 0;
for (const line of searches) {
  const [job = '', place = '', right = ''] = line.split('|');
  const shown = onThePage(job, place).slice(0, 5);
  if (shown.some(({ id }) => right.split(' ').includes(id))) found += 1;
  else console.log(`not found: ${job} @ ${place}: ${shown.map(({ id }) => id).join(' ') || 'nothing'}`);
}
console.log(`${found} of ${searches.length} searches show a right vacancy among the first five`);
checkGoal('searches that find a right vacancy', found, { least: 145 });
