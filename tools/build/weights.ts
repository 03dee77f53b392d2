import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readScriptManifest } from './scriptManifest';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Prints how much script each page loads by itself, brotli-compressed. */
export function printWeights(siteFolder: string, serverFolder: string): void {
  const manifest = readScriptManifest(serverFolder);
  const sizeOf = (file: string) => brotliCompressSync(readFileSync(path.join(siteFolder, file))).length;
  const weigh = (files: readonly string[]) => files.map(sizeOf).reduce((sum, size) => sum + size, 0);
  const shared = weigh(manifest.shared);
  console.log(`Script (brotli): every page ${kilobytes(shared)}; with its own code:`);
  for (const [page, files] of Object.entries(manifest.pages))
    console.log(`  ${page.padEnd(26)} ${kilobytes(shared + weigh(files)).padStart(9)}`);
}
