import { faqPage } from '@/content/pages/faq';
import { paths } from '@/lib/paths';
import { addresses } from './support/addresses';
import { builtFile, builtHtml, matchRoute, publishedAt, vacancyPage } from './support/built';
import { readStructuredData, type Entry } from './support/head';

const dated = {
  id: 'a&b',
  job_title: 'Midwife </script>',
  description: 'Nights.\nBands <5> & up.',
  Experience: 'Registered.',
  location: 'Croydon',
  posted_at: '2026-02-03',
};

let siteUrl: string;

beforeAll(() => {
  siteUrl = publishedAt();
});

test.each(addresses)('%s describes the provider, and nothing that is not on the page', (address) => {
  const data = readStructuredData(builtHtml(address));
  const trail = address === paths.home ? [] : ['BreadcrumbList'];
  const questions = address === paths.faq ? ['FAQPage'] : [];
  expect([...data.keys()]).toEqual(['Organization', ...trail, ...questions]);
  expect(data.get('Organization')).toMatchObject({
    name: 'Lindenway Care',
    url: `${siteUrl}/`,
    logo: `${siteUrl}/share/logo.png`,
    telephone: expect.any(String),
    email: expect.any(String),
  });
  expect(builtFile('share/logo.png').length).toBeGreaterThan(0);
});

test.each(addresses.slice(1))('%s has breadcrumbs that lead to real pages', (address) => {
  expectRealTrail(readStructuredData(builtHtml(address)).get('BreadcrumbList'));
});

test('the FAQ data holds the questions and answers of the page', () => {
  const html = builtHtml(paths.faq);
  const faq = readStructuredData(html).get('FAQPage');
  const questions = faq?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  const shown = faqPage.blocks.flatMap((block) =>
    block.kind === 'questions' ? block.groups.flatMap(({ items }) => items) : [],
  );
  expect(questions.map(({ name }) => name)).toEqual(shown.map(({ title }) => title));
  for (const { name, acceptedAnswer } of questions) {
    expect(html).toContain(name);
    expect(acceptedAnswer.text.length).toBeGreaterThan(50);
  }
});

describe('a vacancy', () => {
  test('with a date and a place is a job posting with direct application', async () => {
    const data = readStructuredData(await vacancyPage(dated));
    expect(data.get('JobPosting')).toMatchObject({
      title: dated.job_title,
      description: 'Nights.<br>Bands &lt;5> &amp; up.',
      datePosted: dated.posted_at,
      jobLocation: { address: { addressLocality: 'Croydon', addressCountry: 'GB' } },
      hiringOrganization: { '@id': data.get('Organization')?.['@id'] },
      employmentType: 'FULL_TIME',
      directApply: true,
      url: `${siteUrl}/job/a%26b`,
    });
    expect(data.get('JobPosting')).not.toHaveProperty('validThrough');
    expectRealTrail(data.get('BreadcrumbList'), 3);
  });

  test('is valid until its closing date, when it has one', async () => {
    const data = readStructuredData(await vacancyPage({ ...dated, closes_at: '2099-03-01' }));
    expect(data.get('JobPosting')).toMatchObject({ validThrough: '2099-03-01' });
  });

  test('is no job posting once it has closed', async () => {
    const data = readStructuredData(await vacancyPage({ ...dated, closes_at: '2026-03-01' }));
    expect([...data.keys()]).toEqual(['Organization', 'BreadcrumbList']);
  });

  test.each([{ location: undefined }, { posted_at: undefined }])(
    'is no job posting with %p',
    async (lack) => {
      const data = readStructuredData(await vacancyPage({ ...dated, ...lack }));
      expect([...data.keys()]).toEqual(['Organization', 'BreadcrumbList']);
    },
  );
});

test('the built sitemap and robots.txt name the pages that search engines may index', () => {
  const locations = [
    ...builtFile('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.*?)<\/loc>/g),
  ];
  const listed = Object.values(paths).filter((path) => !path.includes(':'));
  expect(locations.map(([, location]) => location)).toEqual(listed.map((path) => siteUrl + path));
  expect(builtFile('robots.txt').toString()).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  );
});

/** Every step must lead to a page; only the last, which is the page itself, may have no address. */
function expectRealTrail(trail: Entry | undefined, length = 2): void {
  const steps = trail?.itemListElement as { position: number; name: string; item?: string }[];
  expect(steps.map(({ position }) => position)).toEqual(Array.from({ length }, (_, place) => place + 1));
  for (const { name, item } of steps) {
    expect(name).toMatch(/\S/);
    const isOwn = item === undefined && name === steps.at(-1)?.name;
    expect(isOwn || item?.startsWith(`${siteUrl}/`)).toBe(true);
    if (item === undefined) continue;
    const { route, params } = matchRoute(new URL(item).pathname);
    expect(route).not.toBe('*');
    expect(Object.values(params)).not.toContain('-');
  }
}
