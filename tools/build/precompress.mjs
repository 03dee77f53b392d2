import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
/** Smaller files travel in one packet anyway. */
const minimumBytes = 1024;

const ways = [
  { ending: '.br', compress: brotli },
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

/**
 * Writes `.br` and `.gz` beside every file of a folder that gets smaller by it, and removes those of an earlier run.
 * @param {string} folder the built site
 */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.filter((file) => compressible.test(file)).map(compressFile));
}

/**
 * Which distances are the cheapest to write differs from file to file: the smallest of all is taken. The format allows direct
 * distances only in steps of 1 << postfix; eight steps did well.
 */
async function brotli(bytes) {
  const tries = [0, 1, 2, 3].map((postfix) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: postfix && 8 << postfix,
      },
    }),
  );
  return (await Promise.all(tries)).reduce((smallest, each) =>
    each.length < smallest.length ? each : smallest,
  );
}

async function compressFile(file) {
  const bytes = await readFile(file);
  for (const { ending, compress } of ways) {
    const small = bytes.length < minimumBytes ? bytes : await compress(bytes);
    if (small.length < bytes.length) await writeFile(file + ending, small);
    else await rm(file + ending, { force: true });
  }
}
