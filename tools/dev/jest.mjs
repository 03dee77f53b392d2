// `npm run jest -- NAME`: the unit tests whose path contains NAME, and those that import the source of that name themselves.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const args = process.argv.slice(2);
const names = args.filter((arg) => /^\w+$/.test(arg));
const tests = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('__tests__', file));
const importers = tests.filter((file) => {
  if (names.some((name) => file.includes(name))) return false;
  const text = readFileSync(file, 'utf8');
  return names.some((name) => new RegExp(String.raw`from '[^']*/${name}'`).test(text));
});

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    '--config=jest.config.ts',
    '--selectProjects=units',
    '--selectProjects=server',
    ...args,
    ...importers,
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
