// `npm run screenshots [-- ADDRESS...]`: every route, or those named, at three widths in light and dark, into screenshots/.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { chooseFrom, readCommandLine } from './commandLine.mjs';
import { exampleAddresses } from './exampleAddresses';
import { chromiumOptions } from './findChromium.mjs';
import { runBuilt } from './runBuilt.mjs';

const FOLDER = 'screenshots';
const widths = [390, 820, 1440];
const schemes = ['light', 'dark'] as const;
const all = [...exampleAddresses, '/no-such-page'];

async function main(): Promise<void> {
  const addresses = readCommandLine(
    'npm run screenshots [-- ADDRESS...]',
    { allowPositionals: true },
    ({ positionals }) => chooseFrom('ADDRESS', positionals, all),
  );
  ensureBuilt();
  const site = await runBuilt();
  const browser = await chromium.launch(chromiumOptions());
  for (const colorScheme of schemes) {
    for (const width of widths) await shoot(browser, addresses, { baseURL: site.origin, colorScheme, width });
  }
  await browser.close();
  await site.stop();
}

type Screen = { baseURL: string; colorScheme: 'light' | 'dark'; width: number };

async function shoot(browser: Browser, addresses: string[], { baseURL, colorScheme, width }: Screen) {
  const folder = path.join(FOLDER, colorScheme);
  mkdirSync(folder, { recursive: true });
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const page = await browser.newPage({ baseURL, colorScheme, reducedMotion: 'reduce', viewport });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await loadLazyImages(page);
    const name = address.replaceAll(/\W+/g, '-').replace(/^-/, '') || 'home';
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.close();
  console.log(`${addresses.length} pages, ${colorScheme}, ${width} px`);
}

const loadLazyImages = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });

void main();
