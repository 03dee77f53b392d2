import type { FastifyInstance } from 'fastify';
import { provider } from '@/content/provider';
import type { Job } from '@/contract/jobs';
import { normaliseText } from '@/features/jobs/search/filterGroups';
import { readFiltersQuery, writeFiltersQuery } from '@/features/jobs/search/filtersQuery';
import { noFilters, type Filters } from '@/features/jobs/search/filtersSlice';
import { type Entry, findJobs, indexEntries, toEntry } from '@/features/jobs/search/findJobs';
import { escapeXml } from '@/lib/escapeXml';
import { feeds, jobPath, paths } from '@/lib/paths';
import { HOUR } from '@/lib/time/durations';
import { postingTime } from '@/lib/time/jobDates';
import type { Context } from '@server/context/context';
import { compressBody, type CompressedBody, sendCompressed } from '@server/http/compressedBody';
import { holdUntilChanged, readOpenRows } from '@server/vacancies/vacancyQueries';
import { toWire } from '@server/vacancies/vacancyRows';
import { caching } from './routeTable';

/** How many vacancies the feed of a search has, the newest first: feed readers come back for later ones. */
export const FEED_SIZE = 100;
/** How many searches are held in memory. */
const MAX_SEARCHES = 50;

type Feed = (filters: Filters) => Promise<CompressedBody>;

/**
 * Serves all vacancies in the XML that job aggregators read (Indeed's description of it is the common one), and a search of the list,
 * by the parameters of its address, as an Atom feed (RFC 4287). Both are held in memory until the vacancies change.
 */
export function registerFeeds(app: FastifyInstance, context: Context, siteUrl: string): void {
  const allJobs = holdUntilChanged(context, () => makeJobsXml(context, siteUrl));
  app.get(feeds.jobs, async (request, reply) =>
    sendCompressed(request, reply.header('cache-control', caching.page), await allJobs()),
  );

  const search = holdUntilChanged(context, () => prepareFeed(context, siteUrl));
  app.get(feeds.search, async (request, reply) => {
    const filters = readFiltersQuery(request.url.split('?')[1] ?? '') ?? noFilters;
    const feed = await search();
    return sendCompressed(request, reply.header('cache-control', caching.page), await feed(filters));
  });
}

async function makeJobsXml(context: Context, siteUrl: string): Promise<CompressedBody> {
  let lastChange = 0;
  const jobs: string[] = [];
  for await (const rows of readOpenRows(context))
    for (const row of rows) {
      lastChange = Math.max(lastChange, row.updated_at);
      jobs.push(jobXml(toWire(row), siteUrl));
    }
  const head = [
    element('publisher', provider.name),
    element('publisherurl', `${siteUrl}/`),
    element('lastBuildDate', new Date(lastChange).toISOString()),
  ];
  const xml = ['<?xml version="1.0" encoding="utf-8"?>\n<source>', ...head, ...jobs, '\n</source>\n'];
  return compressBody('application/xml; charset=utf-8', xml.join(''));
}

function jobXml(job: Job, siteUrl: string): string {
  const { location = '' } = job;
  const [, city = location, postcode = ''] =
    /^(.*\S)\s+([A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?)$/.exec(location) ?? [];
  const fields = {
    title: job.job_title,
    date: job.posted_at,
    referencenumber: job.id,
    requisitionid: job.id,
    url: siteUrl + jobPath(job.id),
    company: provider.name,
    city,
    postalcode: postcode,
    country: 'GB',
    description: descriptionHtml(job),
    salary: job.pay,
    jobtype: jobTypes(job).join(', '),
    category: job.Sector,
    expirationdate: job.closes_at,
  };
  const elements = Object.entries(fields).map(([name, text]) => element(name, text ?? ''));
  return `\n<job>${elements.join('')}\n</job>`;
}

/** Indeed's words for them. A permanent post is only full-time or part-time there. */
function jobTypes({ employment_type, job_type }: Job): string[] {
  const text = normaliseText(`${employment_type} ${job_type}`);
  return ['fulltime', 'parttime', 'contract', 'temporary', 'internship'].filter((type) =>
    text.includes(type),
  );
}

const element = (name: string, text: string) =>
  text && `\n<${name}><![CDATA[${xmlText(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>`;

/** Without the characters that no XML document may hold, in whatever form. */
const xmlText = (text: string) =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

/** What the vacancy's page says, as HTML without entities, which Indeed does not accept: a space after "<" keeps it from opening a tag. */
function descriptionHtml({ workplace, shifts, hours, sponsorship, description, Experience }: Job): string {
  const facts = [
    workplace && `Workplace: ${workplace}`,
    shifts && `Shifts: ${shifts}`,
    hours && `Hours: ${hours}`,
    sponsorship && `Visa sponsorship: ${sponsorship}`,
  ].filter(Boolean);
  return [description, Experience && `Requirements:\n${Experience}`, facts.join('\n')]
    .flatMap((text) => text.split(/\n\s*\n/))
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('<', '< ').replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/**
 * Reads the vacancies, and returns a function that makes the feed of a search. Each feed is made once an hour, because the age of
 * vacancies counts in it.
 */
async function prepareFeed(context: Context, siteUrl: string): Promise<Feed> {
  const entries: Entry[] = [];
  const updates = new Map<string, number>();
  for await (const rows of readOpenRows(context))
    for (const row of rows) {
      entries.push(toEntry(toWire(row)));
      updates.set(row.id, row.updated_at);
    }
  const index = indexEntries(entries);
  const made = new Map<string, Promise<CompressedBody>>();

  return (filters) => {
    const hour = Math.floor(context.now() / HOUR);
    const query = writeFiltersQuery('', filters);
    const key = `${hour}${query}`;
    const known = made.get(key);
    if (known) return known;
    if (made.size >= MAX_SEARCHES) made.clear();
    const { jobs } = findJobs(index, filters, hour * HOUR);
    const title = [`${provider.name}: vacancies`, ...Object.values(filters).flat().filter(Boolean)].join(
      ', ',
    );
    const feed = compressBody(
      'application/atom+xml; charset=utf-8',
      feedXml({ title, query, jobs: jobs.slice(0, FEED_SIZE), updates, siteUrl }),
    );
    made.set(key, feed);
    return feed;
  };
}

type FeedSource = {
  title: string;
  query: string;
  jobs: readonly Job[];
  /** When each vacancy was last changed. */
  updates: ReadonlyMap<string, number>;
  siteUrl: string;
};

function feedXml({ title, query, jobs, updates, siteUrl }: FeedSource): string {
  const changed = ({ id }: Job) => updates.get(id) ?? 0;
  const entries = jobs.map((job) => {
    const address = siteUrl + jobPath(job.id);
    const postedAt = postingTime(job.posted_at);
    return [
      `<entry><title>${asText(job.job_title)}</title><id>${asText(address)}</id><link href="${asText(address)}"/>`,
      postedAt === null ? '' : `<published>${at(postedAt)}</published>`,
      `<updated>${at(changed(job))}</updated>`,
      `<summary>${asText([job.pay, job.location, job.employment_type].filter(Boolean).join(', '))}</summary>`,
      `<content type="html">${asText(descriptionHtml(job))}</content></entry>`,
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `<title>${asText(title)}</title>`,
    `<id>${asText(siteUrl + feeds.search + query)}</id>`,
    `<link rel="self" href="${asText(siteUrl + feeds.search + query)}"/>`,
    `<link href="${asText(siteUrl + paths.jobs + query)}"/>`,
    `<author><name>${asText(provider.name)}</name></author>`,
    `<updated>${at(Math.max(0, ...jobs.map(changed)))}</updated>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

const at = (time: number) => new Date(time).toISOString();

/** For elements, and for attributes that hold an address, whose quotes are percent-encoded. */
const asText = (text: string) => escapeXml(xmlText(text));
