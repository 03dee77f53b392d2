import os from 'node:os';
import { distance } from './distance';
import type { Mutant, Outcome } from './findMutants';
import { runJest } from './runJest';

/** What the test runner tells while it runs a test file. Mutants by their ids. */
export type Message =
  /** A test of this name fails without any fault. */
  | { failing: string }
  | { trying: number; milliseconds: number }
  | { killed: number; by: string }
  /** Needs a process of its own, with the fault on from the start: the test that noticed it cannot be repeated. */
  | { alone: number }
  /** What is run while the file is loaded. */
  | { atLoad: number[] };

/** How many test files are tried with a fault that needs a process for each. */
const MOST_FILES = 3;
/** How long tests may pass a fault by before it counts as survived: some code is run by each of a thousand tests. */
const MOST_MILLISECONDS = 20_000;

/** Tries mutants with test files, and notes in each what came of it. */
export class Trial {
  mutants: Mutant[];
  tests: string[];
  onSettled: (line: string) => void;
  #byId: Map<number, Mutant>;
  #spent = new Map<number, number>();
  #failing = new Set<string>();
  /** The test files that each mutant must be tried with in a process of its own. */
  #alone = new Map<number, Set<string>>();

  constructor(mutants: Mutant[], tests: string[], onSettled: (line: string) => void) {
    this.mutants = mutants;
    this.tests = tests;
    this.onSettled = onSettled;
    this.#byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  }

  /** The nearest tests first, then those that need a process for each fault, then the other tests. */
  async run(): Promise<void> {
    await inParallel(this.tests, (test) => this.#tryInTurn(test, isNear));
    await inParallel(this.mutants, (mutant) => this.#tryAlone(mutant));
    await inParallel(this.tests, (test) => this.#tryInTurn(test, (...place) => !isNear(...place)));
    await inParallel(this.mutants, (mutant) => this.#tryAlone(mutant));
    for (const mutant of this.mutants) mutant.outcome ??= 'survived';
  }

  #settle(id: number, outcome: Outcome, by: string): void {
    const mutant = this.#byId.get(id);
    if (!mutant || mutant.outcome) return;
    mutant.outcome = outcome;
    this.onSettled(`${outcome} ${id} by ${by}`);
  }

  async #tryInTurn(test: string, isOfRound: (mutant: Mutant, test: string) => boolean): Promise<void> {
    const left = this.mutants.filter(
      (mutant) =>
        !mutant.isStatic &&
        !mutant.outcome &&
        (this.#spent.get(mutant.id) ?? 0) < MOST_MILLISECONDS &&
        isOfRound(mutant, test),
    );
    if (left.length === 0) return;
    let trying: number | undefined;
    const { isStuck, seconds } = await runJest({
      test,
      env: { FAULTS: JSON.stringify({ faults: left.map(({ id }) => id) }) },
      onMessage: (message) => {
        if ('trying' in message) {
          trying = message.trying;
          this.#spent.set(trying, (this.#spent.get(trying) ?? 0) + message.milliseconds);
        } else if ('failing' in message) {
          this.#failing.add(test);
          console.log(`${test} fails without a fault: ${message.failing}`);
        } else if ('killed' in message) this.#settle(message.killed, 'killed', `${test}: ${message.by}`);
        else if ('alone' in message) this.#needsProcess(message.alone, test);
        else for (const id of message.atLoad) this.#needsProcess(id, test);
      },
    });
    console.log(`${left.length} mutants, ${test}, ${seconds} s`);
    if (!isStuck) return;
    if (trying === undefined) throw new Error(`${test} does not come to its end.`);
    this.#settle(trying, 'stuck', test);
    await this.#tryInTurn(test, isOfRound);
  }

  #needsProcess(id: number, test: string): void {
    this.#alone.set(id, (this.#alone.get(id) ?? new Set()).add(test));
  }

  async #tryAlone(mutant: Mutant): Promise<void> {
    const { id, isStatic, file } = mutant;
    const known = [...(this.#alone.get(id) ?? [])];
    const near = isStatic ? this.tests.filter((test) => isNear(mutant, test)) : [];
    const tests = [...new Set([...near, ...known])]
      .filter((test) => !this.#failing.has(test))
      .toSorted((one, other) => distance(file, one) - distance(file, other));
    for (const test of tests.slice(0, MOST_FILES)) {
      const tried = `${id} ${test}`;
      if (mutant.outcome || this.#triedAlone.has(tried)) continue;
      this.#triedAlone.add(tried);
      const { isStuck } = await runJest({
        test,
        env: { FAULTS: JSON.stringify({ alone: id }) },
        onMessage: (message) => {
          if ('killed' in message) this.#settle(id, 'killed', `${test}: ${message.by}`);
        },
      });
      if (isStuck) this.#settle(id, 'stuck', test);
    }
  }

  #triedAlone = new Set<string>();
}

const isNear = ({ file }: Mutant, test: string) => distance(file, test) < 2;

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}
