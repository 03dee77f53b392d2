// jest's reporter while the coverage map is made: which statements of which source file each test file runs.
import { appendFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ line: number, column: number }} Place
 * @typedef {{ statementMap: Record<string, { start: Place, end: Place }>, s: Record<string, number> }} FileCoverage
 * @typedef {object} Result what is read of jest's
 * @property {number} numFailingTests
 * @property {{ runtime: number }} perfStats
 * @property {Record<string, FileCoverage>} [coverage]
 */

/** A default export because jest asks for one. */
export default class ReportCoverage {
  /**
   * @param {{ path: string }} test
   * @param {Result} result
   */
  onTestFileResult(test, result) {
    /** @type {Record<string, import('./coverageMap').Hit[]>} */
    const files = {};
    for (const [file, { statementMap, s }] of Object.entries(result.coverage ?? {})) {
      files[path.relative('.', file)] = Object.entries(statementMap).map(([id, { start, end }]) => [
        start.line,
        start.column,
        end.line,
        end.column,
        s[id] ? 1 : 0,
      ]);
    }
    const seconds = result.perfStats.runtime / 1000;
    const line = {
      test: path.relative('.', test.path),
      seconds,
      passed: result.numFailingTests === 0,
      files,
    };
    appendFileSync(String(process.env.COVERAGE_MAP), `${JSON.stringify(line)}\n`);
  }
}
