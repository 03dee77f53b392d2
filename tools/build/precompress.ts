import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
/** Smaller files fit into one packet anyway. */
const MINIMUM_BYTES = 1024;

const encodings = {
  '.br': (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes `.br` and `.gz` beside every file of a folder that they make smaller, and removes those of an earlier build. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  for (const [extension, compress] of Object.entries(encodings)) {
    const compressed = bytes.length < MINIMUM_BYTES ? bytes : await compress(bytes);
    if (compressed.length < bytes.length) await writeFile(file + extension, compressed);
    else await rm(file + extension, { force: true });
  }
}
