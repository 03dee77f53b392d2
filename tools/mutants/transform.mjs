// jest's transform while mutants are tested: babel-jest, given one file with its fault.
import path from 'node:path';
import { createTransformer } from 'babel-jest';

/** @type {import('./findMutants').Mutant | undefined} */
const mutant = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined;
const mutatedFile = mutant && path.resolve(mutant.file);
const babel = /** @type {Exclude<ReturnType<typeof createTransformer>, Promise<unknown>>} */ (
  createTransformer()
);

/**
 * @param {string} source
 * @param {string} file
 */
function withFault(source, file) {
  if (!mutant || file !== mutatedFile) return source;
  return source.slice(0, mutant.start) + mutant.text + source.slice(mutant.end);
}

/** The cache's key is made from the source, so that each mutant has its own. A default export because jest asks for one. */
export default {
  ...babel,
  /** @type {typeof babel.process} */
  process: (source, file, options) => babel.process(withFault(source, file), file, options),
  /** @type {typeof babel.getCacheKey} */
  getCacheKey: (source, file, options) => babel.getCacheKey?.(withFault(source, file), file, options) ?? '',
};
