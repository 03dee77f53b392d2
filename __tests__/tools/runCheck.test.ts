/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCheck } from '@tools/dev/webpack/runCheck';

test.each([
  ['finds what it prints when it fails', "console.log('wrong'); process.exitCode = 1", 'wrong'],
  ['finds nothing when it succeeds', "console.log('fine')", ''],
])('a check %s', async (_, script, finding) => {
  expect(await runCheck(['-e', script]).finding).toBe(finding);
});

test('a check that is stopped ends with the program it has started, which ignores SIGTERM', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'run-check-'));
  const startedFile = path.join(folder, 'started');
  const program = `process.on('SIGTERM', () => {});
    setTimeout(() => {}, 120_000);
    require('node:fs').writeFileSync(${JSON.stringify(startedFile)}, '');`;
  const check = runCheck([
    '-e',
    `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(program)}], { stdio: 'inherit' })`,
  ]);
  while (!existsSync(startedFile)) await new Promise((resolve) => setTimeout(resolve, 20));

  check.stop();
  // A check closes once the last of its programs has let go of its output.
  expect(await check.finding).toBeUndefined();
  rmSync(folder, { recursive: true });
}, 10_000);
