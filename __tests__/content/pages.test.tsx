import { configure, within } from '@testing-library/react';
import { matchPath } from 'react-router-dom';
import { parts } from '@/content/parts';
import { findJobs, indexJobs } from '@/vacancies/findJobs';
import { noFilters } from '@/vacancies/filters';
import { JOB_TITLE_PARAM, paths } from '@/lib/paths';
import { datedSamples } from '@server/vacancies/sampleDates';
import { exampleAddresses } from '@tools/dev/exampleAddresses';
import { main } from '@test/layout';
import { renderApp } from '@test/renderApp';

// As under `npm run dev`: effects that do not clean up, and renders that change something, show up.
configure({ reactStrictMode: true });

const appointments: Record<string, string> = {
  [paths.domiciliary]: '/ContactUs?enquiryType=Health+Care',
  [paths.supportedLiving]: '/ContactUs?enquiryType=Health+Care',
  [paths.trainings]: '/ContactUs?enquiryType=Training',
};
const partAddresses = Object.values(parts);
const samples = indexJobs(datedSamples(Date.now()));
const titles = new Map<string, string>();

const words = (element: Element) => element.textContent.replaceAll(/\s+/g, ' ').trim();

// One test per page, because rendering a page takes longer than looking at it.
test.each([...exampleAddresses, '/no-such-page'])('%s keeps the rules of every page', async (address) => {
  await renderApp(address);
  await within(main()).findByRole('heading', { level: 1 });
  const page = main();
  expect(
    Object.values({
      headings: brokenHeadings(page),
      head: brokenHead(address),
      links: brokenLinks(page),
      searches: emptySearches(page),
      pictures: brokenPictures(page),
      empty: emptyElements(page),
      repeated: repeatedTexts(page),
      parts: missingParts(address),
      appointments: wrongAppointments(address),
    }).flat(),
  ).toEqual([]);
});

/** One h1, and no heading that skips a level. */
function brokenHeadings(page: Element): string[] {
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  const extra = headings.filter(({ tagName }) => tagName === 'H1').slice(1);
  const skipping = headings.filter((_, place) => (levels[place] ?? 0) > (levels[place - 1] ?? 0) + 1);
  return [...extra, ...skipping].map(words);
}

/** A title of its own; and a description of its length, unless search engines are asked to leave the page alone. */
function brokenHead(address: string): string[] {
  const { title } = document;
  const isTaken = (titles.get(title) ?? address) !== address;
  titles.set(title, address);
  const isPrivate = document.querySelector('meta[name=robots]') !== null;
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
  const isDescribed = isPrivate || (description.length > 50 && description.length <= 170);
  return [...(title.trim() && !isTaken ? [] : [`title: ${title}`]), ...(isDescribed ? [] : [description])];
}

/** Links without a name or a target. */
function brokenLinks(page: Element): string[] {
  return [...page.querySelectorAll('a')]
    .filter(
      (link) =>
        !(words(link) || link.getAttribute('aria-label')) || !leadsSomewhere(link.getAttribute('href') ?? ''),
    )
    .map((link) => link.outerHTML);
}

/** Links to a search of the vacancies that finds none of the samples. */
function emptySearches(page: Element): string[] {
  const searches = [...page.querySelectorAll('a')].flatMap(
    ({ href }) => new URL(href, location.href).searchParams.get(JOB_TITLE_PARAM) ?? [],
  );
  return searches.filter(
    (search) => findJobs(samples, { ...noFilters, search }, Date.now()).jobs.length === 0,
  );
}

/** Pictures without a size or an alt text, which may be empty. */
function brokenPictures(page: Element): string[] {
  return [...page.querySelectorAll('img')]
    .filter((image) => ['alt', 'width', 'height'].some((name) => image.getAttribute(name) === null))
    .map((image) => image.outerHTML);
}

const textsIn = (page: Element) =>
  [...page.querySelectorAll('h1, h2, h3, p, li, td, dd')].filter(
    (element) => element.closest('[aria-hidden=true]') === null,
  );

const emptyElements = (page: Element) =>
  textsIn(page)
    .filter((element) => !words(element) && !element.querySelector('img, svg'))
    .map((element) => element.outerHTML);

/** Headings and longer paragraphs that stand on the page twice. */
function repeatedTexts(page: Element): string[] {
  const headings = [...page.querySelectorAll('h2')].map(words);
  const prose = textsIn(page)
    .filter(({ tagName }) => tagName === 'P')
    .map(words)
    .filter((text) => text.length > 60);
  return [headings, prose].flatMap((texts) => texts.filter((text, place) => texts.indexOf(text) !== place));
}

/** Parts of the page that other pages link to, and it lacks. */
const missingParts = (address: string) =>
  partAddresses
    .map((part) => part.split('#'))
    .filter(([path, id = '']) => path === address && !document.getElementById(id));

/** Links to an appointment that do not open one in a new tab, with its type chosen. */
function wrongAppointments(address: string): string[] {
  const form = appointments[address];
  const links = within(main()).queryAllByRole('link', { name: /^Book Appointment/ });
  if (form && links.length === 0) return ['none'];
  return links
    .filter((link) => link.getAttribute('href') !== form || link.getAttribute('target') !== '_blank')
    .map((link) => link.outerHTML);
}

function leadsSomewhere(href: string): boolean {
  // A place on the page itself, perhaps with filters of its list.
  const place = href.replace(/^(?:\/\w+)?\?\w+=[^#]+/, '');
  if (place.startsWith('#')) return document.getElementById(place.slice(1)) !== null;
  if (partAddresses.includes(href)) return true;
  if (href.startsWith('/'))
    return Object.values(paths).some((path) => matchPath(path, href.replace(/\?.*/, '')));
  return /^(?:https:|mailto:[^@\s]+@|tel:\+?\d)/.test(href);
}
