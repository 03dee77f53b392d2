// `npm run mutants`: plants small faults, one at a time, and counts those that a unit test notices.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCommandLine, wholeNumber } from '@tools/dev/commandLine.mjs';
import { chooseMutants, FOLDERS, isAt } from './chooseMutants';
import type { Mutant } from './findMutants';
import { relatedTests } from './relatedTests';
import { report } from './report';
import { Trial } from './Trial';

const SAMPLE = path.resolve('node_modules/.cache/mutants.json');

async function main(): Promise<void> {
  const { sample, seed, only, isAgain } = readOptions();
  const mutants = isAgain ? readLastRun() : chooseMutants(sample, seed, only);
  const untried = mutants.filter((mutant) => !mutant.outcome && only.some((place) => isAt(mutant, place)));
  const save = () => writeFileSync(SAMPLE, JSON.stringify(mutants));
  mkdirSync(path.dirname(SAMPLE), { recursive: true });
  save();
  // Read by transform.mjs, in the processes that run the tests.
  process.env.MUTANTS = SAMPLE;
  const tests = relatedTests(untried);
  console.log(`${untried.length} mutants, seed ${seed}; ${tests.length} test files`);
  const trial = new Trial(untried, tests, (line) => {
    console.log(line);
    save();
  });
  await trial.run();
  save();
  report(mutants);
}

const readOptions = () =>
  readCommandLine(
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

/** Those of the last run, which may have been cut short; the ones that survived are tried again. */
const readLastRun = (): Mutant[] =>
  (JSON.parse(readFileSync(SAMPLE, 'utf8')) as Mutant[]).map((mutant) =>
    mutant.outcome === 'survived' ? { ...mutant, outcome: undefined } : mutant,
  );

void main();
