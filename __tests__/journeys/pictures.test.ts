import type { CDPSession, Page } from 'playwright-core';
import { logo } from '@/content/navigation';
import { addresses } from './support/addresses';
import { openBrowser } from './support/browser';
import { sharedSite } from './support/site';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const site = sharedSite();
let page: Page;
/** The pictures of the page whose priority Chromium has raised, as they were in view before they had come. */
let urgent: string[];

beforeAll(async () => {
  const visitor = await openBrowser(site.origin);
  page = visitor.page;
  await noteUrgent(await visitor.context.newCDPSession(page));
});

describe.each(addresses)('%s', (address) => {
  let pictures: (Picture & { desk: Picture | undefined })[];

  beforeAll(async () => {
    urgent = [];
    await page.setViewportSize(phone);
    await page.goto(address);
    const onPhone = await picturesAt(phone);
    const onDesk = await picturesAt(desk);
    pictures = onPhone.map((picture, index) => ({ ...picture, desk: onDesk[index] }));
  });

  test('does not fetch pictures below the fold until they come near', () => {
    const eager = pictures.filter((picture) => !picture.isLazy);
    expect(eager.filter((picture) => picture.isBelow && picture.desk?.isBelow)).toEqual([]);
  });

  test('fetches the pictures in the first view at once, and the logo after them', () => {
    const logoAddress = `${site.origin}${logo.src}`;
    expect(pictures.find(({ src }) => src === logoAddress)).toHaveProperty('isLazy', true);
    const lazy = pictures.filter(({ src, isLazy }) => isLazy && src !== logoAddress);
    expect(lazy.filter((picture) => picture.isInView || picture.desk?.isInView)).toEqual([]);
  });

  test('does not let its words wait for pictures', () => {
    const inView = pictures.filter(({ isBelow }) => !isBelow).map(({ src }) => src.split('#')[0]);
    expect(urgent.filter((src) => inView.includes(src))).toEqual([]);
  });
});

type Picture = { src: string; isLazy: boolean; isBelow: boolean; isInView: boolean };

/** The page's pictures, and whether they are below the first view or at least half inside it. */
async function picturesAt(size: typeof phone): Promise<Picture[]> {
  await page.setViewportSize(size);
  return page.evaluate(() =>
    [...document.querySelectorAll('img')].map((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isAcross = left < innerWidth && right > 0;
      const isInView = image.checkVisibility() && isAcross && bottom > 0 && (top + bottom) / 2 < innerHeight;
      return { src: image.src, isLazy: image.loading === 'lazy', isBelow: top >= innerHeight, isInView };
    }),
  );
}

/**
 * Lighthouse holds the largest paint back until urgent pictures are there. Chromium makes them so only on a line so slow that the
 * layout is done before they come.
 */
async function noteUrgent(devtools: CDPSession): Promise<void> {
  const sources = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Image') sources.set(requestId, request.url);
  });
  devtools.on('Network.resourceChangedPriority', ({ requestId, newPriority }) => {
    if (newPriority === 'High') urgent.push(sources.get(requestId) ?? requestId);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const line = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
  await devtools.send('Network.emulateNetworkConditions', line);
}
