// `npm run screenshots`: every route at three widths, light and dark, from the built site into screenshots/.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from './findChromium.mjs';
import { runBuilt } from './runBuilt.mjs';

const folder = 'screenshots';
const widths = [390, 820, 1440];
const schemes = /** @type {const} */ (['light', 'dark']);
/** @type {{ route: string }[]} */
const table = JSON.parse(readFileSync('dist-server/routes.json', 'utf8'));
const wanted = process.argv.slice(2);
const addresses = table
  .map(({ route }) => route.replace('*', '/no-such-page').replace(':id', '101').replace(':token', 'token'))
  .filter((address) => wanted.length === 0 || wanted.includes(address));

const site = await runBuilt();
const browser = await launchChromium();
try {
  for (const colorScheme of schemes) for (const width of widths) await shoot(colorScheme, width);
} finally {
  await browser.close();
  await site.stop();
}

/**
 * @param {'light' | 'dark'} colorScheme
 * @param {number} width
 */
async function shoot(colorScheme, width) {
  mkdirSync(path.join(folder, colorScheme), { recursive: true });
  const page = await browser.newPage({
    baseURL: site.origin,
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height: width < 600 ? 844 : 900 },
  });
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await showLazyImages(page);
    const name = address.replaceAll(/\W+/g, '-').replace(/^-/, '') || 'home';
    await page.screenshot({ path: path.join(folder, colorScheme, `${name}-${width}.png`), fullPage: true });
  }
  await page.close();
  console.log(`${addresses.length} pages, ${colorScheme}, ${width} px`);
}

/** @param {import('playwright-core').Page} page */
function showLazyImages(page) {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
}
