// `npm test`: installs what is missing, then types, lint, jest, build and journeys, stopping at the first failure.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();

const steps = [
  ['types', 'npx', ['tsc', '--noEmit']],
  ['lint', 'npm', ['run', '--silent', 'lint']],
  ['jest', 'npx', ['jest']],
  ['build', 'npx', ['webpack']],
];

for (const [name, command, args] of steps) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  console.log(`== ${name}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}
