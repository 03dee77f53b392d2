import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';

/** Copies a folder into the build as it is. */
export class CopyPublicFiles {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CopyPublicFiles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'CopyPublicFiles', stage }, () => {
        for (const file of listFiles(this.folder)) {
          const content = readFileSync(path.join(this.folder, file));
          compilation.emitAsset(file.split(path.sep).join('/'), new sources.RawSource(content));
        }
      });
    });
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
