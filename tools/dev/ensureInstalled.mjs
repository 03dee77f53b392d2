import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The project's folder, whatever folder the command was started in. */
export const projectFolder = path.resolve(import.meta.dirname, '..', '..');

/** Runs `npm ci` when `node_modules` is missing or older than the lock file. Exits when that fails. */
export function ensureInstalled() {
  if (!isStale()) return;
  console.log('Installing packages (npm ci) ...');
  npm('ci', '--no-audit', '--no-fund', '--include=dev');
}

/**
 * Runs npm in the project's folder. Exits when that fails.
 * @param {string[]} args
 */
export function npm(...args) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: projectFolder, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

function isStale() {
  // npm writes this file at the end of every install.
  const receipt = path.join(projectFolder, 'node_modules', '.package-lock.json');
  if (!existsSync(receipt)) return true;
  return statSync(path.join(projectFolder, 'package-lock.json')).mtimeMs > statSync(receipt).mtimeMs;
}
