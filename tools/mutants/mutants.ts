// `npm run mutants`: plants small faults, one at a time, and counts those that a unit test notices.
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { coverageMap, testsOf, type Covered } from './coverageMap';
import { findMutants, type Mutant } from './findMutants';
import { runJest } from './runJest';
import { sampleOf } from './sample';

const FOLDERS = ['src/features', 'src/store', 'src/contract', 'server'];
/** How many times as long as usual the tests may take: a fault can make a loop endless. */
const PATIENCE = 10;
const LEAST_MILLISECONDS = 120_000;

type Outcome = 'killed' | 'timed out' | 'survived' | 'not run';

async function main(): Promise<void> {
  const { sample, seed, only, isNew } = readCommandLine(
    'npm run mutants [-- --sample N (of each folder)] [--seed N] [--only FOLDER, FILE or FILE:LINE]… [--new-map]',
    {
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string', multiple: true, default: FOLDERS },
        'new-map': { type: 'boolean', default: false },
      },
    },
    ({ values }) => ({
      sample: values.sample === undefined ? Infinity : wholeNumber('--sample', values.sample),
      seed: wholeNumber('--seed', values.seed),
      only: values.only,
      isNew: values['new-map'],
    }),
  );
  const wanted = (mutant: Mutant) => only.some((place) => isAt(mutant, place));
  const chosen = interleave(
    FOLDERS.map((folder) => sampleOf(sourcesIn(folder).flatMap(findMutants).filter(wanted), sample, seed)),
  );
  console.log(`${chosen.length} mutants, seed ${seed}`);
  const map = await coverageMap(FOLDERS, isNew);
  const outcomes = new Map<Mutant, Outcome>();
  const waiting = [...chosen];
  const work = async () => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift())
      outcomes.set(mutant, await tryMutant(mutant, map));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  report(outcomes);
}

/** The first of each list, then the second of each, and so on: a run that is cut short has seen each folder. */
function interleave<T>(lists: T[][]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.styles.ts'))
    .map((name) => path.join(folder, name))
    .toSorted();

const isAt = ({ file, line }: Mutant, place: string) =>
  file === place || `${file}:${line}` === place || file.startsWith(`${place.replace(/\/$/, '')}/`);

async function tryMutant(mutant: Mutant, map: Covered[]): Promise<Outcome> {
  const tests = testsOf(mutant, map);
  const started = performance.now();
  const { outcome, killer } =
    tests.length === 0 ? { outcome: 'not run' as const, killer: '' } : await run(mutant, tests);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const { file, line, column, was, text } = mutant;
  const fault = `${was} → ${text || '(nothing)'}`.replaceAll(/\s+/g, ' ').slice(0, 160);
  console.log(
    `${outcome} | ${file}:${line}:${column + 1} | ${fault} | ${seconds} s of ${tests.length} files | ${killer}`,
  );
  return outcome;
}

async function run(mutant: Mutant, tests: Covered[]): Promise<{ outcome: Outcome; killer: string }> {
  const usual = tests.reduce((sum, { seconds }) => sum + seconds * 1000, 0);
  const { printed, code, isTimeout } = await runJest({
    config: {
      transform: { '\\.[cm]?[jt]sx?$': '<rootDir>/tools/mutants/transform.mjs' },
      reporters: ['<rootDir>/tools/mutants/stopAtFailure.mjs'],
      testSequencer: '<rootDir>/tools/mutants/asListed.mjs',
      // A fault counts as noticed when a test fails, not when the machine is slow.
      testTimeout: 180_000,
    },
    args: ['--runInBand', '--runTestsByPath', ...tests.map(({ test }) => test)],
    env: { MUTANT: JSON.stringify(mutant), TESTS: tests.map(({ test }) => test).join('\n') },
    milliseconds: Math.max(LEAST_MILLISECONDS, PATIENCE * usual),
  });
  if (isTimeout) return { outcome: 'timed out', killer: '' };
  if (code === 0) return { outcome: 'survived', killer: '' };
  const killer = /^KILLED (.*)$/m.exec(printed)?.[1];
  // Anything else is a fault of this tool.
  if (!killer) throw new Error(printed);
  return { outcome: 'killed', killer };
}

/** Prints a table of the outcomes. A mutant that no test runs counts as one that survived. */
function report(outcomes: Map<Mutant, Outcome>): void {
  console.log('\nfolder          mutants  killed  timed out  survived  not run  score');
  for (const folder of [...FOLDERS, '']) {
    const inFolder = [...outcomes].filter(([{ file }]) => file.startsWith(folder));
    const count = (wanted: Outcome) => inFolder.filter(([, outcome]) => outcome === wanted).length;
    const caught = count('killed') + count('timed out');
    const figures = [
      inFolder.length,
      count('killed'),
      count('timed out'),
      count('survived'),
      count('not run'),
    ];
    const widths = [7, 6, 9, 8, 7];
    const columns = figures.map((figure, index) => String(figure).padStart(widths[index] ?? 0));
    const score = inFolder.length === 0 ? '-' : `${((100 * caught) / inFolder.length).toFixed(1)}%`;
    console.log(`${(folder || 'all').padEnd(14)}  ${columns.join('  ')}  ${score}`);
  }
}

void main();
