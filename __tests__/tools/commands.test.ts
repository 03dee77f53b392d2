/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const commands = new Set(Object.values(scripts).flatMap((script) => /^tsx (\S+)/.exec(script)?.[1] ?? []));

// What npm test does not run would otherwise break unnoticed.
test.each([...commands])('tsx can load %s as CommonJS, which has no top-level await', (file) => {
  expect(() =>
    buildSync({
      entryPoints: [file],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      packages: 'external',
      logLevel: 'silent',
    }),
  ).not.toThrow();
});

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
