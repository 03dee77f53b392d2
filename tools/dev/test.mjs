// `npm test`: installs what is missing, then types, lint, jest, build and journeys, stopping at the first failure.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';

ensureInstalled();
process.chdir(projectFolder);

run('types', 'npm', ['run', '--silent', 'types']);
run('lint', 'npm', ['run', '--silent', 'lint']);
run('jest', 'npm', ['run', '--silent', 'jest']);
run('build', process.execPath, ['tools/build/build.mjs']);
await findBrowser();
run('journeys', 'npm', ['run', '--silent', 'journeys']);

/**
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
function run(name, command, args) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`== ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}

// Imported late: on a fresh machine the packages it uses are there only after the install.
async function findBrowser() {
  const { ensureChromium } = await import('./findChromium.mjs');
  try {
    console.log(`\nJourneys run in ${ensureChromium()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
