/** @typedef {import('./FaultsInTurn.mjs').CircusEvent} CircusEvent */

/** Runs a test file with one fault on throughout, for code that runs when its file is loaded. */
export class OneFault {
  isKilled = false;

  /**
   * @param {number} id
   * @param {(message: import('./runJest').Message) => void} tell
   */
  constructor(id, tell) {
    this.isOn = (/** @type {number} */ asked) => asked === id;
    this.handle = (/** @type {CircusEvent} */ { name, test }) => {
      // The first failure is enough.
      if (name === 'test_start' && test && this.isKilled) test.mode = 'skip';
      if (name === 'test_done' && test && test.errors.length > 0) this.kill(test.name);
    };
    this.kill = (/** @type {string} */ test) => {
      if (!this.isKilled) tell({ killed: id, by: test });
      this.isKilled = true;
    };
  }

  /** @param {{ numFailingTests?: number, testExecError?: unknown }} result */
  end({ numFailingTests, testExecError }) {
    if (numFailingTests || testExecError) this.kill('(the file as a whole)');
  }
}
