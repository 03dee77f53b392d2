import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Mutant } from './findMutants';

/** The unit test files that load a file with a fault, the quickest first. */
export function relatedTests(mutants: Mutant[]): string[] {
  const files = [...new Set(mutants.map(({ file }) => file))];
  const units = ['--config', 'jest.config.ts', '--selectProjects', 'units', 'server'];
  const listed = execFileSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...units, '--listTests', '--findRelatedTests', ...files],
    { encoding: 'utf8' },
  );
  const tests = listed
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((test) => path.relative('.', test));
  return tests.toSorted((one, other) => rank(one) - rank(other));
}

/** The folders of tests, from the quick ones to whole pages. */
const KINDS = ['contract', 'store', 'lib', 'forms', 'api', 'features', 'ui', 'server', 'pages'];

function rank(test: string): number {
  const index = KINDS.indexOf(test.split('/')[1] ?? '');
  return index === -1 ? KINDS.length : index;
}
