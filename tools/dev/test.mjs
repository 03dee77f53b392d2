// `npm test`: installs what is missing, then types, lint, unit tests, a build where it is stale, and journeys, stopping at the first failure.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isBuilt } from '../build/stamp.mjs';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';

if (process.argv.length > 2) {
  console.error(
    'npm test takes no arguments. For some tests alone: npm run jest -- NAME, npm run journeys -- NAME',
  );
  process.exit(2);
}

/** Written by the server's tests when they find no PostgreSQL; one line, with the reason. */
const untriedFile = 'node_modules/.cache/untried-databases.txt';
/** @type {string[]} */
const durations = [];

ensureInstalled();
process.chdir(projectFolder);
rmSync(untriedFile, { force: true });

// Build and types run in the background while lint and the unit tests run; what they print comes in its turn.
const build = isBuilt() ? undefined : start('build', 'pipe');
const types = start('types', 'pipe');
await run('lint');
await finish(types);
await run('jest');
if (build) await finish(build);
else console.log('\n== build: up to date');
// Imported late: on a fresh clone its packages are there only after the install.
const { ensureChromium } = await import('./findChromium.mjs');
console.log(`\nThe journeys run in ${ensureChromium()}`);
await run('journeys');
console.log(`\nAll passed: ${durations.join(', ')}; ${seconds(0)} in all.`);
if (existsSync(untriedFile)) console.log(readFileSync(untriedFile, 'utf8').trim());

/** @param {string} script one of package.json */
async function run(script) {
  console.log(`\n== ${script}`);
  await finish(start(script, 'inherit'));
}

/**
 * Starts a script. What it prints is kept until it ends, unless it inherits the terminal.
 * @param {string} script one of package.json
 * @param {'inherit' | 'pipe'} output
 */
function start(script, output) {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  });
  process.once('exit', () => child.kill());
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  /** @type {Promise<{ status: number, took: string }>} */
  const ended = new Promise((resolve) => {
    child.once('close', (status) => resolve({ status: status ?? 1, took: seconds(started) }));
  });
  return { script, ended, printed: () => printed };
}

/**
 * Waits for a script, prints what it has kept, and exits when it failed.
 * @param {ReturnType<typeof start>} running
 */
async function finish({ script, ended, printed }) {
  const { status, took } = await ended;
  if (printed()) console.log(`\n== ${script}\n${printed().trimEnd()}`);
  if (status !== 0) process.exit(status);
  console.log(`== ${script}: done in ${took}`);
  durations.push(`${script} ${took}`);
}

/** @param {number} started by performance.now(), whose 0 is the start of this process */
function seconds(started) {
  return `${Math.round((performance.now() - started) / 1000)} s`;
}
