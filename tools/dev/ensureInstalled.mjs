import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, wherever it was started from. */
export const projectFolder = path.resolve(import.meta.dirname, '..', '..');

const inProject = (...parts) => path.join(projectFolder, ...parts);

/**
 * Runs `npm ci` when `node_modules` is missing or older than the lock file, and nothing otherwise. Uses Node alone.
 * Ends the process, in words, when the install fails.
 */
export function ensureInstalled() {
  if (!isStale()) return;
  console.log('Installing packages (npm ci) ...');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  console.error('Packages could not be installed. Check the network and run it again.');
  process.exit(1);
}

function isStale() {
  const receipt = inProject('node_modules', '.package-lock.json');
  if (!existsSync(receipt)) return true;
  return statSync(inProject('package-lock.json')).mtimeMs > statSync(receipt).mtimeMs;
}
