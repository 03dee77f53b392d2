/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The test files that `npm run jest -- NAME` would run, and what it says of them. */
function run(name: string): { files: string[]; printed: string } {
  const { stdout } = spawnSync(process.execPath, ['tools/dev/jest.mjs', name, '--listTests'], {
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return {
    files: lines.filter((line) => path.isAbsolute(line)).map((file) => path.basename(file)),
    printed: stdout,
  };
}

test('a name runs the test file that has it, and no other', () => {
  expect(run('wordmark').files).toEqual(['wordmark.test.ts']);
});

test('the name of a source without a test of its own runs at most ten that import it, and names them', () => {
  const { files, printed } = run('makeStore');
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThanOrEqual(10);
  for (const file of files) expect(printed).toMatch(new RegExp(`^__tests__/(?:.*/)?${file}$`, 'm'));
});
