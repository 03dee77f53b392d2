import type { FastifyInstance } from 'fastify';
import { provider } from '@/content/provider';
import type { Job } from '@/contract/jobs';
import { jobPath, VACANCIES_XML } from '@/lib/paths';
import type { Context } from '@server/context/context';
import { holdUntilChanged, readOpenRows } from '@server/vacancies/vacancyQueries';
import { toWire } from '@server/vacancies/vacancyRows';
import { caching } from './routeTable';

/** Serves all vacancies in the XML that job aggregators read (Indeed's description of it is the common one), held until they change. */
export function registerVacanciesXml(app: FastifyInstance, context: Context, siteUrl: string): void {
  const current = holdUntilChanged(context, () => makeXml(context, siteUrl));
  app.get(VACANCIES_XML, async (_, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', caching.page)
      .send(await current()),
  );
}

async function makeXml(context: Context, siteUrl: string): Promise<string> {
  const rows = await readOpenRows(context);
  const lastChange = rows.reduce((latest, { updated_at }) => Math.max(latest, updated_at), 0);
  const jobs = rows.map((row) => jobXml(toWire(row), siteUrl));
  const head = [
    element('publisher', provider.name),
    element('publisherurl', `${siteUrl}/`),
    element('lastBuildDate', new Date(lastChange).toISOString()),
  ];
  const xml = ['<?xml version="1.0" encoding="utf-8"?>\n<source>', ...head, ...jobs, '\n</source>\n'];
  return xml.join('');
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
  const text = `${employment_type} ${job_type}`.toLowerCase().replaceAll(/[^a-z]/g, '');
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
