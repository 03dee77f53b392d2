import { provider } from '@/content/provider';
import { exampleAddresses } from '@tools/dev/exampleAddresses';
import { builtFile, builtHtml, publishedAt, vacancyPage } from '@test-journeys/built';
import { readHead } from '@test-journeys/head';

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

test('phones are told to turn no figures into links', () => {
  expect(readHead(builtHtml('/'))['format-detection']).toBe('telephone=no, date=no, address=no');
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
