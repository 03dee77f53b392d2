import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm, projectFolder } from '../dev/ensureInstalled.mjs';

/** Everything the build reads. */
const inputs = [
  'src',
  'public',
  'server',
  'tools/build',
  'webpack.config.ts',
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];
/** Settings that the build writes into the site. */
const settings = [
  'API_HOST',
  'API_CREDENTIALS',
  'SITE_URL',
  'RETENTION_DAYS',
  'ACCOUNT_MONTHS',
  'BACKUP_DAYS',
  'SOURCE_MAPS',
];

const stampFile = path.join(projectFolder, 'dist', '.stamp');
const serverFile = path.join(projectFolder, 'dist-server', 'main.mjs');

/** Whether `dist/` and `dist-server/` were built from the files and settings as they are now. */
export function isBuilt() {
  if (!existsSync(stampFile) || !existsSync(serverFile)) return false;
  return readFileSync(stampFile, 'utf8') === fingerprint();
}

/** Runs `npm run build` unless `dist/` and `dist-server/` are up to date. Exits when the build fails. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building the site and the server ...');
  npm('run', '--silent', 'build');
}

/**
 * Records what the build was made from.
 * @param {string} builtFrom a fingerprint taken before the build began
 */
export const writeStamp = (builtFrom) => writeFileSync(stampFile, builtFrom);

/** One hash of every input's name and content, and of the settings. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const file of inputs.flatMap(listFiles)) {
    hash.update(`${file}\n`).update(readFileSync(path.join(projectFolder, file)));
  }
  return hash.digest('hex');
}

/** @param {string} input a file or a folder */
function listFiles(input) {
  const target = path.join(projectFolder, input);
  if (!existsSync(target)) return [];
  if (!statSync(target).isDirectory()) return [input];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
