// Builds the site (dist/) and the server (dist-server/). `npm start` runs it when something changed since the last time.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';
import { precompress } from './precompress.mjs';
import { fingerprint, writeStamp } from './stamp.mjs';

ensureInstalled();
process.chdir(projectFolder);

const started = Date.now();
const made = fingerprint();
buildSite();
await buildServer();
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

/** The server as one file; the packages it uses stay in node_modules. */
async function buildServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['server/main.ts'],
    outfile: 'dist-server/main.mjs',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    sourcemap: true,
    logLevel: 'warning',
  });
}

function executable(packageName) {
  const folder = path.join(projectFolder, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[packageName]);
}
