// Builds the site (dist/) and the server (dist-server/). `npm start` runs it when something changed since the last time.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, projectFolder } from '../dev/ensureInstalled.mjs';
import { precompress } from './precompress.mjs';
import { fingerprint, writeStamp } from './stamp.mjs';

ensureInstalled();
process.chdir(projectFolder);

const started = Date.now();
const made = fingerprint();
buildSite();
await bundle('server/main.ts', 'main.mjs');
await renderPages();
await precompress('dist');
writeStamp(made);
console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);

function buildSite() {
  const { status } = spawnSync(process.execPath, [executable('webpack')], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  console.error('The site could not be built; see above.');
  process.exit(status ?? 1);
}

/**
 * One file of TypeScript for Node, with all of ours that it imports; packages stay in node_modules.
 * @param {string} entry
 * @param {string} name
 */
async function bundle(entry, name) {
  const { build } = await import('esbuild');
  const outfile = path.join('dist-server', name);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    sourcemap: true,
    logLevel: 'warning',
  });
  return path.resolve(outfile);
}

/** Renders every route to HTML, and says what each weighs. */
async function renderPages() {
  const { prerender, printWeights } = await import(
    pathToFileURL(await bundle('tools/build/afterBuild.ts', 'prerender.mjs')).href
  );
  await prerender('dist', 'dist-server');
  printWeights('dist', 'dist-server');
}

/** @param {string} packageName */
function executable(packageName) {
  const folder = path.join(projectFolder, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[packageName]);
}
