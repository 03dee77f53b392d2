import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './findMutants';
import { runJest } from './runJest';

/** A statement: line and column of its start and its end, and whether the test file runs it. */
export type Hit = [line: number, column: number, endLine: number, endColumn: number, isRun: 0 | 1];
/** What a test file runs, and how long it takes. */
export type Covered = { test: string; seconds: number; passed: boolean; files: Record<string, Hit[]> };

const MAP = path.resolve('node_modules/.cache/mutants/coverage.jsonl');

/** Runs all unit tests once, unless that was done before, and gives what each test file runs of the folders. */
export async function coverageMap(folders: string[], isNew: boolean): Promise<Covered[]> {
  if (isNew || !existsSync(MAP)) await measure(folders);
  const lines = readFileSync(MAP, 'utf8').trim().split('\n');
  const map = lines.map((line) => JSON.parse(line) as Covered);
  const failed = map.filter(({ passed }) => !passed).map(({ test }) => test);
  if (failed.length > 0) console.log(`Left out, as they fail without a fault: ${failed.join(', ')}`);
  return map.filter(({ passed }) => passed);
}

async function measure(folders: string[]): Promise<void> {
  mkdirSync(path.dirname(MAP), { recursive: true });
  rmSync(MAP, { force: true });
  console.log('Running all unit tests once, to see what each of them runs.');
  const { printed } = await runJest({
    config: {
      collectCoverage: true,
      collectCoverageFrom: folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
      coverageReporters: ['none'],
      reporters: ['summary', '<rootDir>/tools/mutants/reportCoverage.mjs'],
      maxWorkers: '100%',
    },
    env: { COVERAGE_MAP: MAP },
  });
  console.log(printed);
}

/** How many test files are tried for a mutant: one that survives would otherwise cost minutes. */
const MOST_TESTS = 5;

/** The test files that run a mutant's statement: first those that run most of its file, then the quickest. */
export function testsOf(mutant: Mutant, map: Covered[]): Covered[] {
  const share = ({ files }: Covered) => {
    const hits = files[mutant.file] ?? [];
    return hits.filter(([, , , , isRun]) => isRun).length / (hits.length || 1);
  };
  return map
    .filter((covered) => isRunBy(mutant, covered))
    .toSorted((one, other) => share(other) - share(one) || one.seconds - other.seconds)
    .slice(0, MOST_TESTS);
}

function isRunBy({ file, line, column }: Mutant, { files }: Covered): boolean {
  const around = (files[file] ?? []).filter(
    ([startLine, startColumn, endLine, endColumn]) =>
      (startLine < line || (startLine === line && startColumn <= column)) &&
      (line < endLine || (line === endLine && column <= endColumn)),
  );
  // The innermost statement starts last. Outside all of them, as in a parameter's default, any run of the file counts.
  const innermost = around.toSorted((one, other) => other[0] - one[0] || other[1] - one[1])[0];
  return innermost ? innermost[4] === 1 : (files[file] ?? []).some(([, , , , isRun]) => isRun);
}
