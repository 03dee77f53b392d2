import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

const listed = (process.env.TESTS ?? '').split('\n');

/** Runs the test files in the order of TESTS. A default export because jest asks for one. */
export default class AsListed extends Sequencer {
  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  sort(tests) {
    return tests.toSorted((one, other) => rank(one.path) - rank(other.path));
  }
}

const rank = (/** @type {string} */ file) => listed.indexOf(path.relative('.', file));
