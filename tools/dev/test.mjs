// `npm test`: installs what is missing, then types, lint, unit tests, build and journeys, stopping at the first failure.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';

const help = `npm test                      everything: types, lint, unit tests, build, journeys
npm run types                 types alone (tsc)
npm run lint                  oxlint, who may import whom, dead code (knip), prettier
npm run jest                  unit tests
npm run jest -- filterJobs    those whose path contains "filterJobs"
npm run jest -- --watch       again whenever a file changes
npm run journeys              journeys in a real browser; builds first when the build is stale
npm run journeys -- applying  those whose path contains "applying"`;

if (process.argv.length > 2) {
  const isHelp = process.argv.includes('--help') || process.argv.includes('-h');
  console.log(isHelp ? help : `npm test takes no arguments. There are:\n\n${help}`);
  process.exit(isHelp ? 0 : 2);
}

/** Written by the server's tests when they find no PostgreSQL; one line, with the reason. */
const untriedFile = 'node_modules/.cache/untried-databases.txt';

ensureInstalled();
process.chdir(projectFolder);
rmSync(untriedFile, { force: true });

run('types');
run('lint');
run('jest');
run('build');
await findBrowser();
run('journeys');
if (existsSync(untriedFile)) console.log(`\n${readFileSync(untriedFile, 'utf8').trim()}`);

/** @param {string} script one of package.json */
function run(script) {
  console.log(`\n== ${script}`);
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`== ${script}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}

async function findBrowser() {
  // Imported late: on a fresh clone its packages are there only after the install.
  const { ensureChromium } = await import('./findChromium.mjs');
  try {
    console.log(`\nThe journeys run in ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
