// jest's test runner while mutants are tried: jest-circus, with the faults of the test file's sources switched on in turn.
import { createRequire } from 'node:module';
import { FaultsInTurn } from './FaultsInTurn.mjs';
import { OneFault } from './OneFault.mjs';

/** @typedef {import('./runJest').Message} Message */

/** @type {{ default: (...given: unknown[]) => Promise<object> }} */
const circus = createRequire(import.meta.url)('jest-circus/runner');
const plan = JSON.parse(String(process.env.FAULTS));
const tell = (/** @type {Message} */ message) => void process.send?.(message);

/**
 * A default export because jest asks for one.
 * @param {[unknown, unknown, { global: Record<string, unknown>, handleTestEvent?: unknown }, unknown, unknown, unknown]} given
 */
export default async function runTests(...given) {
  const environment = given[2];
  const run = 'alone' in plan ? new OneFault(plan.alone, tell) : new FaultsInTurn(plan, tell);
  environment.global.isFaultOn = run.isOn;
  environment.handleTestEvent = run.handle;
  try {
    const result = await circus.default(...given);
    run.end(result);
    return result;
  } catch (error) {
    run.end({ testExecError: error });
    throw error;
  }
}
