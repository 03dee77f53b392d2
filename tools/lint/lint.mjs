// `npm run lint`: all its checks even where one of them fails, so that nothing comes to light only in the next run.
import { spawnSync } from 'node:child_process';

const checks = ['lint:code', 'lint:imports', 'lint:unused', 'lint:format'];

const failed = checks.filter((check) => {
  const { status } = spawnSync('npm', ['run', '--silent', check], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status !== 0;
});
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
