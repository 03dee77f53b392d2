import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A copy of the built site that a server can be started with (SITE_DIR). */
export function copySite(): { folder: string; remove: () => void } {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'release-'));
  const folder = path.join(parent, 'dist');
  for (const name of ['dist', 'dist-server']) cpSync(name, path.join(parent, name), { recursive: true });
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/**
 * Turns a copy into the next version, as a build would: each page says that it is version 2, their script has another name and
 * says so too, and the service worker's list has the new names and hashes.
 * @returns the address of the script that only the version before has
 */
export function releaseNext(folder: string): string {
  const main = readdirSync(path.join(folder, 'assets')).find((name) => /^main\.\w+\.js$/.test(name)) ?? '';
  const nextMain = 'main.00000002.js';
  renameSync(path.join(folder, 'assets', main), path.join(folder, 'assets', nextMain));
  let worker = readFileSync(path.join(folder, 'sw.js'), 'utf8').replace(
    `/assets/${main}`,
    `/assets/${nextMain}`,
  );
  const change = (file: string, edit: (text: string) => string) => {
    const before = readFileSync(file, 'utf8');
    const after = edit(before);
    for (const extension of ['.br', '.gz']) rmSync(file + extension, { force: true });
    writeFileSync(file, after);
    const [hashBefore, hashAfter] = [hashOf(before), hashOf(after)];
    worker = worker
      .replace(`integrity:"sha256-${hashBefore}"`, `integrity:"sha256-${hashAfter}"`)
      .replace(`revision:"${hashBefore.slice(0, 8)}"`, `revision:"${hashAfter.slice(0, 8)}"`);
  };
  for (const extension of ['.br', '.gz'])
    rmSync(path.join(folder, 'assets', main + extension), { force: true });
  change(path.join(folder, 'assets', nextMain), (text) => `${text};window.siteVersion=2`);
  const markPage = (text: string) =>
    text.replace('<html ', '<html data-version="2" ').replaceAll(`/assets/${main}`, `/assets/${nextMain}`);
  for (const name of readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html')))
    change(path.join(folder, name), markPage);
  change(path.join(`${folder}-server`, 'template.html'), markPage);
  change(path.join(folder, 'sw.js'), () => worker);
  return `/assets/${main}`;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
