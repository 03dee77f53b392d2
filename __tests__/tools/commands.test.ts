/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

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
