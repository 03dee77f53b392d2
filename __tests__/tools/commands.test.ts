/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('npm run jest takes the test of a name, or at most ten that import the source of that name, and names those', () => {
  const args = ['tools/dev/jest.mjs', 'retention', 'makeStore', '--listTests'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const files = stdout.split('\n').filter((line) => path.isAbsolute(line));
  const [named, importing] = [true, false].map((isNamed) =>
    files.map((file) => path.relative('.', file)).filter((file) => file.includes('retention') === isNamed),
  );
  expect(named).toEqual(['__tests__/content/retention.test.ts']);
  expect(importing!.length).toBeGreaterThan(0);
  expect(importing!.length).toBeLessThanOrEqual(10);
  for (const file of importing!) expect(stdout.split('\n')).toContain(file);
});
