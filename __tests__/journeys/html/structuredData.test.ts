import { provider } from '@/content/provider';
import { page as faqPage } from '@/content/pages/faq';
import { paths } from '@/lib/paths';
import { addresses } from '@test-journeys/addresses';
import { builtFile, builtHtml, matchRoute, publishedAt, vacancyPage } from '@test-journeys/built';
import { readStructuredData, type Entry } from '@test-journeys/head';

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

test.each(addresses)('%s describes nothing that is not on the page', (address) => {
  const data = readStructuredData(builtHtml(address));
  const kinds: Record<string, string[]> = { [paths.home]: ['Organization'], [paths.faq]: ['FAQPage'] };
  expect([...data.keys()]).toEqual(kinds[address] ?? []);
});

test('the home page describes the provider', () => {
  const data = readStructuredData(builtHtml(paths.home));
  expect(data.get('Organization')).toMatchObject({
    name: provider.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/share/logo.png`,
    telephone: expect.any(String),
    email: expect.any(String),
  });
  expect(builtFile('share/logo.png').length).toBeGreaterThan(0);
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
    expectRealTrail(data.get('BreadcrumbList'));
  });

  test('is valid until the end of its closing date in London, when it has one', async () => {
    const data = readStructuredData(await vacancyPage({ ...dated, closes_at: '2099-07-01' }));
    expect(data.get('JobPosting')).toMatchObject({ validThrough: '2099-07-01T22:59:59.999Z' });
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

/** Every step must lead to a page. */
function expectRealTrail(trail: Entry | undefined): void {
  const steps = trail?.itemListElement as { position: number; name: string; item: string }[];
  expect(steps.map(({ position }) => position)).toEqual([1, 2, 3]);
  for (const { name, item } of steps) {
    expect(name).toMatch(/\S/);
    expect(item).toContain(`${siteUrl}/`);
    const { route, params } = matchRoute(new URL(item).pathname);
    expect(route).not.toBe('*');
    expect(Object.values(params)).not.toContain('-');
  }
}
