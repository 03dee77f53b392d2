// `npm run jest -- NAME`: the test files of that name alone; where there is none, up to ten that import the source of that name.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MOST_IMPORTERS = 10;

const args = process.argv.slice(2);
const tests = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join('__tests__', file));

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/jest/bin/jest.js',
    // First: what follows --selectProjects would be read as the name of a project.
    ...args.flatMap((arg) => (/^\w+$/.test(arg) ? testsFor(arg) : [arg])),
    '--config=jest.config.ts',
    '--selectProjects=units',
    '--selectProjects=server',
  ],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;

/**
 * The test files for a name; the name itself, by which jest looks for a part of a path, where no file is called so or imports it.
 * @param {string} name
 */
function testsFor(name) {
  const named = tests.filter((file) => path.basename(file).replace(/\.test\.tsx?$/, '') === name);
  if (named.length > 0) return named;
  const importing = new RegExp(String.raw`^(?:import|\}) ?.* from '[^']*/${name}';$`, 'm');
  const importers = tests
    .filter((file) => importing.test(readFileSync(file, 'utf8')))
    .slice(0, MOST_IMPORTERS);
  if (importers.length === 0) return [name];
  console.log(`No test is called ${name}; these import it:\n${importers.join('\n')}`);
  return importers;
}
