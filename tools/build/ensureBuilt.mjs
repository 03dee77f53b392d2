import { spawnSync } from 'node:child_process';
import { projectFolder } from '../dev/ensureInstalled.mjs';
import { isBuilt } from './stamp.mjs';

/** Runs `npm run build` unless `dist/` and `dist-server/` are up to date. Exits when the build fails. */
export function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building the site and the server ...');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: projectFolder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
