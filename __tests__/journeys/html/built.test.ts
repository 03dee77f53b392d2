import { provider } from '@/content/provider';
import { exampleAddresses } from '@tools/dev/exampleAddresses';
import { builtFile, builtHtml, publishedAt, vacancyPage } from '@test-journeys/built';
import { readHead, readStructuredData } from '@test-journeys/head';
import { paths } from '@/lib/paths';
import { addresses } from '@test-journeys/addresses';

const isPublic = (address: string) => !/^\/(?:job|reset-password)\//.test(address);
const publicPages = exampleAddresses.filter(isPublic);
const otherPages = [...exampleAddresses.filter((address) => !isPublic(address)), '/no-such-page'];

let siteUrl: string;

beforeAll(() => {
  siteUrl = publishedAt();
});

test.each(publicPages)('%s has a canonical address and a preview for sharing', (address) => {
  const head = readHead(builtHtml(address));
  expect(head.lang).toBe('en-GB');
  // No phone turns figures into links.
  expect(head['format-detection']).toBe('telephone=no, date=no, address=no');
  expect(head.title).toMatch(new RegExp(String.raw`\S \| ${provider.name}$`));
  expect(head.description?.length).toBeGreaterThan(50);
  expect(head.canonical).toBe(siteUrl + address);
  expectPreview(head, siteUrl + address);
});

test.each(otherPages)('%s, which is not for sharing, has no canonical address', (address) => {
  const head = readHead(builtHtml(address));
  expect(head).toMatchObject({ lang: 'en-GB', robots: 'noindex', title: expect.stringMatching(/\S/) });
  expect(head.canonical).toBeUndefined();
  expect(head['og:url']).toBeUndefined();
});

test('the preview of a vacancy shows its title', async () => {
  const head = readHead(await vacancyPage({ id: 'a&b', job_title: 'Nurse "Nights" & <Weekends>' }));
  expect(head.title).toBe(`Nurse "Nights" & <Weekends> | ${provider.name}`);
  expect(head.description).toContain('Nurse "Nights" & <Weekends>');
  expect(head.robots).toBeUndefined();
  expect(head.canonical).toBe(`${siteUrl}/job/a%26b`);
  expectPreview(head, `${siteUrl}/job/a%26b`);
});

function expectPreview(head: Record<string, string>, address: string): void {
  const { title, description } = head;
  expect(head).toMatchObject({
    'og:url': address,
    'og:title': title,
    'og:description': description,
    'og:site_name': provider.name,
    'og:type': 'website',
    'og:locale': 'en_GB',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(head['og:image']).toMatch(/^https?:\/\/[^/]+\/share\/[\w-]+\.png$/);
  expect(head['og:image']?.startsWith(`${siteUrl}/`)).toBe(true);
  const picture = builtFile(new URL(head['og:image'] ?? '').pathname);
  expect(picture.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
}

const dated = {
  id: 'a&b',
  job_title: 'Midwife </script>',
  description: 'Nights.\nBands <5> & up.',
  Experience: 'Registered.',
  location: 'Croydon',
  posted_at: '2026-02-03',
};

test.each(addresses)('%s describes nothing that is not on the page', (address) => {
  const data = readStructuredData(builtHtml(address));
  expect([...data.keys()]).toEqual(address === paths.home ? ['Organization'] : []);
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
  });

  test('is valid until the end of its closing date in London, when it has one', async () => {
    const data = readStructuredData(await vacancyPage({ ...dated, closes_at: '2099-07-01' }));
    expect(data.get('JobPosting')).toMatchObject({ validThrough: '2099-07-01T22:59:59.999Z' });
  });

  test('is no job posting once it has closed', async () => {
    const data = readStructuredData(await vacancyPage({ ...dated, closes_at: '2026-03-01' }));
    expect([...data.keys()]).toEqual(['Organization']);
  });

  test.each([{ location: undefined }, { posted_at: undefined }])(
    'is no job posting with %p',
    async (lack) => {
      const data = readStructuredData(await vacancyPage({ ...dated, ...lack }));
      expect([...data.keys()]).toEqual(['Organization']);
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
const entries = builtFile('licences.txt').toString().split('\n\n----\n\n');
const heads = entries.map((entry) => entry.split('\n', 1)[0] ?? '');

test('each package is named with its version, its licence and the licence’s text', () => {
  expect(heads.filter((head) => !/^\S+ \d+\.\d+\.\d+, \S+/.test(head))).toEqual([]);
  expect(entries.filter((entry) => !/permission|permitted/i.test(entry))).toEqual([]);
  expect(heads.map((head) => head.split(' ', 1)[0])).toEqual(
    expect.arrayContaining(['react', '@mui/material', 'react-router', 'lucide-react', 'workbox-build']),
  );
});
