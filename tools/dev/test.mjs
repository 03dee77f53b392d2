// `npm test`: installs what is missing, then types, lint, unit tests, a build where it is stale, and journeys, stopping at the first failure.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isBuilt } from '../build/stamp.mjs';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';

/** Written by the server's tests when they find no PostgreSQL; one line, with the reason. */
const untriedFile = 'node_modules/.cache/untried-databases.txt';

ensureInstalled();
process.chdir(projectFolder);
rmSync(untriedFile, { force: true });

// The build runs in the background.
const built = isBuilt() ? undefined : run('build');
for (const script of ['types', 'lint', 'jest']) await run(script);
await built;
await run('journeys');
console.log(`\nAll passed in ${secondsSince(0)}.`);
if (existsSync(untriedFile)) console.log(readFileSync(untriedFile, 'utf8').trim());

/**
 * Runs a script of package.json to its end; exits when it fails.
 * @param {string} script
 */
async function run(script) {
  const started = performance.now();
  console.log(`\n== ${script}`);
  const shell = process.platform === 'win32';
  const child = spawn('npm', ['run', '--silent', script], { stdio: 'inherit', shell });
  process.once('exit', () => child.kill());
  const status = await new Promise((resolve) => child.once('close', resolve));
  console.log(`== ${script}: ${status === 0 ? 'done' : 'failed'} after ${secondsSince(started)}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {number} started by performance.now(), whose 0 is the start of this process */
function secondsSince(started) {
  return `${Math.round((performance.now() - started) / 1000)} s`;
}
