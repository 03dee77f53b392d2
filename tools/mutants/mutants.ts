// `npm run mutants`: plants small faults, one at a time, and counts those that a unit test notices.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { findMutants, type Mutant, type Outcome } from './findMutants';
import { sampleOf } from './sample';
import { Trial } from './Trial';

const FOLDERS = ['src/features', 'src/store', 'src/contract', 'server'];
const SAMPLE = path.resolve('node_modules/.cache/mutants.json');

async function main(): Promise<void> {
  const { sample, seed, only, isAgain } = readCommandLine(
    'npm run mutants [-- --sample N (of each folder)] [--seed N] [--only FOLDER, FILE or FILE:LINE]… | --again (those not yet noticed)',
    {
      options: {
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        only: { type: 'string', multiple: true, default: FOLDERS },
        again: { type: 'boolean', default: false },
      },
    },
    ({ values }) => ({
      sample: values.sample === undefined ? Infinity : wholeNumber('--sample', values.sample),
      seed: wholeNumber('--seed', values.seed),
      only: values.only,
      isAgain: values.again,
    }),
  );
  const mutants = isAgain ? lastTime() : chooseMutants(sample, seed, only);
  const left = mutants.filter((mutant) => !mutant.outcome && only.some((place) => isAt(mutant, place)));
  mkdirSync(path.dirname(SAMPLE), { recursive: true });
  const save = () => writeFileSync(SAMPLE, JSON.stringify(mutants));
  save();
  process.env.MUTANTS = SAMPLE;
  const tests = testsNear(left);
  console.log(`${left.length} mutants, seed ${seed}; ${tests.length} test files`);
  const trial = new Trial(left, tests, (line) => {
    console.log(line);
    save();
  });
  await trial.run();
  save();
  report(mutants);
}

/** Those of the last run, which may have been cut short; the ones that survived are tried again. */
const lastTime = (): Mutant[] =>
  (JSON.parse(readFileSync(SAMPLE, 'utf8')) as Mutant[]).map((mutant) =>
    mutant.outcome === 'survived' ? { ...mutant, outcome: undefined } : mutant,
  );

function chooseMutants(sample: number, seed: number, only: string[]): Mutant[] {
  const isWanted = (mutant: Omit<Mutant, 'id'>) => only.some((place) => isAt(mutant, place));
  return FOLDERS.flatMap((folder) =>
    sampleOf(sourcesIn(folder).flatMap(findMutants).filter(isWanted), sample, seed),
  ).map((mutant, index) => ({ ...mutant, id: index + 1 }));
}

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.styles.ts'))
    .map((name) => path.join(folder, name))
    .toSorted();

const isAt = ({ file, line }: Omit<Mutant, 'id'>, place: string) =>
  file === place || `${file}:${line}` === place || file.startsWith(`${place.replace(/\/$/, '')}/`);

/** The unit test files that load a file with a fault. Whole pages come last: they take longest. */
function testsNear(mutants: Mutant[]): string[] {
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

/** Quick ones first. */
const KINDS = ['contract', 'store', 'lib', 'forms', 'api', 'features', 'ui', 'server', 'pages'];

function rank(test: string): number {
  const index = KINDS.indexOf(test.split('/')[1] ?? '');
  return index === -1 ? KINDS.length : index;
}

/** Prints what survived, and a table by folder. */
function report(mutants: Mutant[]): void {
  console.log('\nSurvived:');
  for (const mutant of mutants) if (mutant.outcome === 'survived') console.log(describe(mutant));
  console.log('\nfolder          mutants  killed  stuck  survived  score');
  for (const folder of [...FOLDERS, '']) {
    const inFolder = mutants.filter(({ file }) => file.startsWith(folder));
    const count = (wanted: Outcome) => inFolder.filter(({ outcome }) => outcome === wanted).length;
    const figures = [inFolder.length, count('killed'), count('stuck'), count('survived')];
    const widths = [7, 6, 5, 8];
    const columns = figures.map((figure, index) => String(figure).padStart(widths[index] ?? 0));
    const caught = count('killed') + count('stuck');
    const score = inFolder.length === 0 ? '-' : `${((100 * caught) / inFolder.length).toFixed(1)}%`;
    console.log(`${(folder || 'all').padEnd(14)}  ${columns.join('  ')}  ${score}`);
  }
}

function describe({ file, line, column, was, text }: Mutant): string {
  const fault = `${was} → ${text || '(nothing)'}`.replaceAll(/\s+/g, ' ').slice(0, 160);
  return `${file}:${line}:${column + 1} | ${fault}`;
}

void main();
