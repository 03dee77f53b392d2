// run inside a built checkout: npx tsx judge.mjs OUT name=path ...
import { chromium } from 'playwright-core';
import { runBuilt } from './tools/dev/runBuilt.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
const [out, ...list] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const site = await runBuilt();
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const looks = [[390,'light'],[820,'light'],[1180,'light'],[1440,'light'],[1440,'dark'],[794,'print']];
for (const item of list) {
  const [name, path] = item.split('=');
  for (const [width, look] of looks) {
    const c = await b.newContext({ viewport: { width, height: width === 390 ? 844 : width === 1180 ? 820 : 1000 }, colorScheme: look === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
    const p = await c.newPage();
    await p.goto(site.origin + path, { waitUntil: 'load' });
    await p.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await p.waitForTimeout(600);
    if (look === 'print') await p.emulateMedia({ media: 'print' });
    // lazy pictures
    await p.evaluate(async () => { for (const i of document.images) i.loading = 'eager'; for (let y = 0; y < document.body.scrollHeight; y += 800) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 30)); } scrollTo(0, 0); });
    await p.waitForTimeout(500);
    const height = Math.min(await p.evaluate(() => document.documentElement.scrollHeight), 12000);
    const tile = width < 900 ? 1900 : 1700;
    for (let y = 0, n = 1; y < height; y += tile, n++) {
      await p.screenshot({ path: `${out}/${name}-${width}-${look}-${n}.png`, fullPage: true, clip: { x: 0, y, width, height: Math.min(tile, height - y) } });
      if (name === 'jobs' && n >= 2 ) break;
    }
    if (width === 1440 && look === 'light') writeFileSync(`${out}/${name}.txt`, await p.evaluate(() => document.querySelector('main').innerText));
    await c.close();
  }
  console.log(name);
}
await b.close();
process.exit(0);
