// jest's transform while mutants are tried: babel-jest, given the files with their faults.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTransformer } from 'babel-jest';
import { withFaults } from './withFaults.mjs';

/** @type {import('./findMutants').Mutant[]} */
const mutants = JSON.parse(readFileSync(String(process.env.MUTANTS), 'utf8'));
const babel = /** @type {Exclude<ReturnType<typeof createTransformer>, Promise<unknown>>} */ (
  createTransformer()
);

/**
 * @param {string} source
 * @param {string} file
 */
const faulty = (source, file) =>
  withFaults(
    source,
    mutants.filter((mutant) => path.resolve(mutant.file) === file),
  );

/** Jest's cache key comes from the source with its faults. A default export because jest asks for one. */
export default {
  ...babel,
  /** @type {typeof babel.process} */
  process: (source, file, options) => babel.process(faulty(source, file), file, options),
  /** @type {typeof babel.getCacheKey} */
  getCacheKey: (source, file, options) => babel.getCacheKey?.(faulty(source, file), file, options) ?? '',
};
