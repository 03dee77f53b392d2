import os from 'node:os';
import { distance } from './distance';
import type { Mutant, Outcome } from './findMutants';
import { type Message, runJest } from './runJest';

/** How many test files are tried with a fault that needs a process for each. */
const MOST_FILES = 3;
/** How much of a processor the tests that run a fault may take until it counts as survived: each of a thousand runs some code. */
const MOST_MS = 45_000;

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
  /** Each mutant with each test file that was tried in a process of its own, as in `7 __tests__/a.test.ts`. */
  #triedAlone = new Set<string>();

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
    const ofRound = this.mutants.filter((mutant) => isOfRound(mutant, test));
    const faults = ofRound.filter((mutant) => this.#isOpen(mutant)).map(({ id }) => id);
    const loading = ofRound.filter((mutant) => this.#lacksTests(mutant)).map(({ id }) => id);
    if (faults.length + loading.length === 0) return;
    let trying: number | undefined;
    const { isStuck, seconds } = await runJest(test, { faults, loading }, (message) => {
      if ('trying' in message) trying = message.trying;
      this.#note(message, test);
    });
    console.log(`${faults.length} mutants, ${test}, ${seconds} s`);
    if (!isStuck) return;
    if (trying === undefined) throw new Error(`${test} does not come to its end.`);
    this.#settle(trying, 'stuck', test);
    await this.#tryInTurn(test, isOfRound);
  }

  /** Whether a mutant can be tried without a process of its own, and nothing has come of it yet. */
  #isOpen({ id, isStatic, outcome }: Mutant): boolean {
    return !isStatic && !outcome && (this.#spent.get(id) ?? 0) < MOST_MS;
  }

  /** Whether too few test files are known that load the file with this fault, which takes effect as it is loaded. */
  #lacksTests({ id, isStatic, outcome }: Mutant): boolean {
    return isStatic && !outcome && (this.#alone.get(id)?.size ?? 0) < MOST_FILES;
  }

  #note(message: Message, test: string): void {
    if ('trying' in message) return;
    if ('tried' in message) {
      const { tried, milliseconds } = message;
      this.#spent.set(tried, (this.#spent.get(tried) ?? 0) + milliseconds);
    } else if ('failing' in message) {
      this.#failing.add(test);
      console.log(`${test} fails without a fault: ${message.failing}`);
    } else if ('killed' in message) this.#settle(message.killed, 'killed', `${test}: ${message.by}`);
    else if ('alone' in message) this.#needsProcess(message.alone, test);
    else for (const id of message.atLoad) this.#needsProcess(id, test);
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
      const { isStuck } = await runJest(test, { alone: id }, (message) => {
        if ('killed' in message) this.#settle(id, 'killed', `${test}: ${message.by}`);
      });
      if (isStuck) this.#settle(id, 'stuck', test);
    }
  }
}

const isNear = ({ file }: Mutant, test: string) => distance(file, test) < 4;

async function inParallel<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
}
