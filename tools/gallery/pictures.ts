// `npm run pictures [-- --keep] [ADDRESS or NAME...]`: every page and the whole gallery, or those named, beside the kept pictures.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { chooseFrom, readCommandLine } from '@tools/dev/commandLine.mjs';
import { exampleAddresses } from '@tools/dev/exampleAddresses';
import { chromiumOptions, tsxHelper } from '@tools/dev/findChromium.mjs';
import { freePort } from '@tools/dev/ports.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { encodePicture, isSamePicture } from './encodePicture';

/** What was photographed last, and what differs. */
const FOLDER = 'screenshots';
const REPORT = path.join(FOLDER, 'report.html');
/** A Wednesday, by day: the dates in the pictures count from it. */
const NOW = Date.parse('2026-06-17T10:00:00+01:00');

type Screen = { colorScheme: 'light' | 'dark'; width: number };
type Shot = { name: string; address: string };
type Album = { origin: string; shots: Shot[]; screens: Screen[]; kept: string };
type Difference = { name: string; kept: string; now: string };

const pageScreens = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [390, 820, 1440].map((width) => ({ colorScheme, width })),
);
/** The gallery's pictures are committed; every width in both colours would be twice as many. */
const galleryScreens: Screen[] = [
  { colorScheme: 'light', width: 820 },
  { colorScheme: 'dark', width: 390 },
];
const pageAddresses = [...exampleAddresses, '/no-such-page'];

async function main(): Promise<void> {
  const { addresses, names, keep } = readCommandLine(
    'npm run pictures [-- --keep] [ADDRESS of a page or NAME in the gallery ...]',
    { allowPositionals: true, options: { keep: { type: 'boolean' } } },
    ({ positionals, values }) => {
      const given = positionals.filter((each) => each.startsWith('/'));
      const others = positionals.filter((each) => !each.startsWith('/'));
      return {
        addresses: given.length > 0 || others.length === 0 ? chooseFrom('ADDRESS', given, pageAddresses) : [],
        names: others.length > 0 || given.length === 0 ? others : undefined,
        keep: values.keep,
      };
    },
  );
  const browser = await chromium.launch(chromiumOptions());
  const differences = [
    ...(names ? await withGallery((origin) => galleryDifferences(browser, origin, names, keep)) : []),
    ...(addresses.length > 0 ? await pageDifferences(browser, addresses, keep) : []),
  ];
  await browser.close();
  if (keep) return;
  writeFileSync(REPORT, report(differences));
  console.log(differences.length > 0 ? `${differences.length} differ: ${REPORT}` : 'No differences');
  process.exitCode = differences.length > 0 ? 1 : 0;
}

/** Serves the gallery while something is done with it. */
async function withGallery<Result>(look: (origin: string) => Promise<Result>): Promise<Result> {
  const origin = `http://localhost:${await freePort()}`;
  const command = [
    'node_modules/webpack/bin/webpack.js',
    'serve',
    '--config',
    'tools/gallery/webpack.config.ts',
  ];
  const env = { ...process.env, PORT: new URL(origin).port };
  const server = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => void server.kill();
  process.once('exit', stop);
  try {
    return await look(origin);
  } finally {
    stop();
  }
}

async function galleryDifferences(browser: Browser, origin: string, names: string[], keep?: boolean) {
  const page = await browser.newPage();
  await untilServed(page, origin);
  const all = await page.$$eval('nav a', (links) =>
    links.map(({ textContent, dataset }) => ({ name: textContent, address: `/?${dataset.query}` })),
  );
  await page.close();
  const shots = all.filter(({ name }) => names.length === 0 || names.some((each) => name.startsWith(each)));
  if (shots.length === 0) throw new Error(`The gallery has no ${names.join(', ')}`);
  return compare(browser, { origin, shots, screens: galleryScreens, kept: 'tools/gallery/kept' }, keep);
}

async function untilServed(page: Page, origin: string): Promise<void> {
  // It answers once webpack has compiled it; before that, nobody listens.
  while (!(await page.goto(origin, { timeout: 120_000 }).catch(() => null))) await page.waitForTimeout(500);
  await page.waitForSelector('nav a');
}

async function pageDifferences(browser: Browser, addresses: string[], keep?: boolean) {
  ensureBuilt();
  // The dates of the sample vacancies count from the server's day.
  const clock = `const now=Date.now,ahead=${NOW}-now();Date=class extends Date{constructor(...at){at.length?super(...at):super(now()+ahead)}static now(){return now()+ahead}}`;
  const site = await runBuilt({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}` });
  const shots = addresses.map((address) => ({ name: address.slice(1) || 'home', address }));
  const album = { origin: site.origin, shots, screens: pageScreens, kept: path.join(FOLDER, 'kept') };
  const differences = await compare(browser, album, keep);
  await site.stop();
  return differences;
}

/** Takes the pictures, and either keeps them or finds those that are not as they were kept. */
async function compare(browser: Browser, { origin, shots, screens, kept }: Album, keep = false) {
  const differences: Difference[] = [];
  const encoder = await browser.newPage();
  await encoder.evaluate(tsxHelper);
  for (const { colorScheme, width } of screens) {
    const page = await openPage(browser, { colorScheme, width });
    for (const { name, address } of shots) {
      const file = path.join(`${colorScheme}-${width}`, `${name.replaceAll(/\W+/g, '-')}.png`);
      const before = path.join(kept, file);
      const now = path.join(keep ? kept : FOLDER, file);
      const picture = await encodePicture(
        encoder,
        await photograph(page, `${origin}${address}`, colorScheme),
      );
      const isSame = existsSync(before) && (await isSamePicture(encoder, picture, readFileSync(before)));
      mkdirSync(path.dirname(now), { recursive: true });
      writeFileSync(now, picture);
      if (!isSame) differences.push({ name: `${name}, ${colorScheme}, ${width} px`, kept: before, now });
    }
    await page.close();
    console.log(`${shots.length} pictures, ${colorScheme}, ${width} px`);
  }
  await encoder.close();
  return differences;
}

async function openPage(browser: Browser, { colorScheme, width }: Screen): Promise<Page> {
  const page = await browser.newPage({
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: width < 600 ? 844 : 900 },
    timezoneId: 'Europe/London',
    locale: 'en-GB',
  });
  await page.addInitScript(tsxHelper);
  await page.clock.setFixedTime(NOW);
  page.on('pageerror', (error) => console.error(page.url(), error));
  return page;
}

/** Takes a picture once nothing moves any more: when two in a row are the same. */
async function photograph(page: Page, address: string, colorScheme: string): Promise<Buffer> {
  const url = new URL(address);
  if (url.searchParams.has('piece')) url.searchParams.set('scheme', colorScheme);
  await page.goto(url.href, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => !document.querySelector('[data-busy]'));
  let before: Buffer = Buffer.alloc(0);
  for (;;) {
    await page.evaluate(settle);
    const picture = await page.screenshot({ fullPage: true });
    if (picture.equals(before)) return picture;
    before = picture;
  }
}

/** Runs in the page: waits for fonts and pictures, ends short animations, and stops long ones at their beginning. */
async function settle() {
  const images = [...document.querySelectorAll('img')];
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
  for (const animation of document.getAnimations()) {
    if (Number(animation.effect?.getComputedTiming().endTime) < 1000) animation.finish();
    else {
      animation.pause();
      animation.currentTime = 0;
    }
  }
}

/** The kept picture, the new one, and their difference, which is black where they are the same. */
function report(differences: Difference[]): string {
  const rows = differences.map(({ name, kept, now }) => {
    const images = [kept, now]
      .map((file) => `<img src="${path.relative(FOLDER, file)}" alt="not kept">`)
      .join('');
    return `<h2>${name}</h2><div>${images}<p>${images}</p></div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Pictures</title><style>
div{display:grid;grid-template-columns:repeat(3,1fr);gap:8px}img{width:100%;align-self:start}
p{position:relative;margin:0;isolation:isolate}p img+img{position:absolute;inset:0;mix-blend-mode:difference}
</style><h1>${differences.length} differ: kept, now, difference</h1>${rows.join('')}`;
}

void main();
