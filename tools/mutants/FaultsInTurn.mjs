/**
 * @typedef {object} Test the part of a jest-circus test that is read and set here
 * @property {string} name
 * @property {string} [mode]
 * @property {unknown[]} errors
 * @property {number} [timeout]
 * @property {{ children: unknown[] }} parent
 */
/** @typedef {{ name: string, test?: Test, hook?: { type: string } }} CircusEvent */
/** @typedef {{ fault: number, isCheck: boolean, original: Test }} Step */

/** A fault can make a test wait for something that never comes. */
const MOST_MS = 30_000;
/** How much of a processor the tests of one file that are tried with one fault may take together. */
const FILE_MS = 15_000;

/**
 * Runs the tests of a file as they stand, and then each once more for each fault whose code it ran. A test that fails then is
 * repeated at once without the fault, and has noticed the fault only if it passes. Otherwise it cannot be repeated, or has left
 * something behind, and the fault must be tried in a process of its own.
 */
export class FaultsInTurn {
  active = 0;
  /** @type {Map<Test, Step>} */
  steps = new Map();
  /** The milliseconds of a processor spent on each fault: a clock would count other processes too. @type {Map<number, number>} */
  spent = new Map();
  /** @type {Set<Test>} */
  unrepeatable = new Set();
  /** What is reached while the file is loaded and in beforeAll. */
  atLoad = /** @type {Set<number>} */ (new Set());
  reached = this.atLoad;
  /** What is reached between tests, or while a fault is on. */
  ignored = /** @type {Set<number>} */ (new Set());

  /**
   * @param {{ faults: number[], loading: number[] }} plan those that no test has noticed yet; the second ones in code that runs while a
   * file is loaded
   * @param {(message: import('./runJest').Message) => void} tell
   */
  constructor({ faults, loading }, tell) {
    this.alive = new Set(faults);
    this.loading = new Set(loading);
    this.tell = tell;
    this.isOn = (/** @type {number} */ id) => {
      this.reached.add(id);
      return id === this.active;
    };
    this.handle = (/** @type {CircusEvent} */ { name, test, hook }) => {
      if (name === 'run_start') this.reached = this.ignored;
      if (name === 'test_start' && test) this.start(test);
      if (name === 'test_done' && test) this.done(test);
      if (hook?.type !== 'beforeAll') return;
      this.reached = name === 'hook_start' ? this.atLoad : this.ignored;
    };
  }

  /** @param {Test} test */
  start(test) {
    this.usedBefore = process.cpuUsage();
    const step = this.steps.get(test);
    if (!step) this.reached = new Set();
    else if (this.isNeedless(step)) test.mode = 'skip';
    else if (!step.isCheck) {
      this.tell({ trying: step.fault });
      this.active = step.fault;
    }
  }

  /** @param {Step} step */
  isNeedless({ fault, isCheck, original }) {
    const isOver = !isCheck && (this.spent.get(fault) ?? 0) > FILE_MS;
    return isOver || !this.alive.has(fault) || this.unrepeatable.has(original);
  }

  /** @param {Test} test */
  done(test) {
    const step = this.steps.get(test);
    const hasFailed = test.errors.length > 0;
    const { reached } = this;
    this.active = 0;
    this.reached = this.ignored;
    test.errors = [];
    if (!step) this.afterOriginal(test, hasFailed, reached);
    else if (step.isCheck) this.afterCheck(test, hasFailed, step);
    else this.afterTry(test, hasFailed, step);
  }

  /**
   * @param {Test} test
   * @param {boolean} hasFailed
   * @param {Set<number>} reached
   */
  afterOriginal(test, hasFailed, reached) {
    if (hasFailed) return this.tell({ failing: test.name });
    for (const fault of reached) {
      // A test that fetches a part of the page loads its files.
      if (this.loading.has(fault)) this.atLoad.add(fault);
      if (this.alive.has(fault)) this.plan(test, { fault, isCheck: false, original: test });
    }
    return undefined;
  }

  /**
   * @param {Test} test
   * @param {boolean} hasFailed
   * @param {Step} step
   */
  afterTry(test, hasFailed, step) {
    const { user, system } = process.cpuUsage(this.usedBefore);
    const milliseconds = (user + system) / 1000;
    this.spent.set(step.fault, (this.spent.get(step.fault) ?? 0) + milliseconds);
    this.tell({ tried: step.fault, milliseconds });
    if (hasFailed) this.plan(test, { ...step, isCheck: true });
  }

  /**
   * @param {Test} test
   * @param {boolean} hasFailed
   * @param {Step} step
   */
  afterCheck(test, hasFailed, { fault, original }) {
    this.alive.delete(fault);
    if (!hasFailed) return this.tell({ killed: fault, by: test.name });
    this.unrepeatable.add(original);
    return this.tell({ alone: fault });
  }

  /**
   * Adds a copy of the test: a check right behind it, others at the end of its block.
   * @param {Test} test
   * @param {Step} step
   */
  plan(test, step) {
    const timeout = Math.min(test.timeout ?? Infinity, MOST_MS);
    const copy = { ...test, errors: [], timeout, invocations: 0, numPassingAsserts: 0, retryReasons: [] };
    Object.assign(copy, { seenDone: false, startedAt: null, status: null, duration: null });
    Object.assign(copy, { unhandledRejectionErrorByPromise: new Map() });
    this.steps.set(copy, step);
    const { children } = test.parent;
    children.splice(step.isCheck ? children.indexOf(test) + 1 : children.length, 0, copy);
  }

  /** @param {{ testExecError?: unknown }} result */
  end({ testExecError }) {
    if (testExecError) this.tell({ failing: JSON.stringify(testExecError) });
    this.tell({ atLoad: [...this.atLoad] });
  }
}
