// jest's reporter while mutants are tested: the first failing test is enough.
import path from 'node:path';

/** A default export because jest asks for one. */
export default class StopAtFailure {
  /**
   * @param {{ path: string }} test
   * @param {{ status: string, fullName: string }} result
   */
  onTestCaseResult(test, { status, fullName }) {
    if (status === 'failed') end(`${path.relative('.', test.path)}: ${fullName}`);
  }

  /**
   * @param {{ path: string }} test
   * @param {{ numFailingTests: number, testExecError?: unknown }} result
   */
  onTestFileResult(test, result) {
    if (result.numFailingTests > 0 || result.testExecError) end(path.relative('.', test.path));
  }
}

/** @param {string} killer */
function end(killer) {
  console.log(`KILLED ${killer}`);
  process.exit(1);
}
