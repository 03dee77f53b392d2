import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../dev/ensureInstalled.mjs';

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
/** Settings that are written into the site when it is built. */
const settings = ['API_HOST', 'SITE_URL'];

const stampFile = path.join(projectFolder, 'dist', '.stamp');
const serverFile = path.join(projectFolder, 'dist-server', 'main.mjs');

/** True when `dist/` and `dist-server/` were built from the files and settings as they are now. */
export function isBuilt() {
  if (!existsSync(stampFile) || !existsSync(serverFile)) return false;
  return readFileSync(stampFile, 'utf8') === fingerprint();
}

/** Remembers that the build is made from `made`, a fingerprint taken before it began. */
export const writeStamp = (made) => writeFileSync(stampFile, made);

/** One hash over every input's name and content, and over the settings. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const file of inputs.flatMap(listFiles)) {
    hash.update(`${file}\n`).update(readFileSync(path.join(projectFolder, file)));
  }
  return hash.digest('hex');
}

function listFiles(input) {
  const whole = path.join(projectFolder, input);
  if (!existsSync(whole)) return [];
  if (!statSync(whole).isDirectory()) return [input];
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectFolder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
