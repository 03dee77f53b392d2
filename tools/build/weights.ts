import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readScriptManifest } from './scriptManifest';

/** Prints how much script each page loads by itself, brotli-compressed. */
export function printWeights(siteFolder: string, serverFolder: string): void {
  const manifest = readScriptManifest(serverFolder);
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(siteFolder, file))).length;
    sizes.set(file, known);
    return known;
  };
  const kilobytes = (files: readonly string[]) =>
    `${(files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000).toFixed(1)} KB`;
  console.log(`Script (brotli): every page ${kilobytes(manifest.shared)}; with its own code:`);
  for (const [page, files] of Object.entries(manifest.pages)) {
    console.log(`  ${page.padEnd(26)} ${kilobytes([...manifest.shared, ...files]).padStart(9)}`);
  }
}
