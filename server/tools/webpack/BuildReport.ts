import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';

type PackageFile = { name?: string; version?: string; license?: string };

/**
 * Writes two files beside the build: `client-manifest.json` (the files that each named chunk needs, for the budgets) and
 * `licences.txt` (name, version and licence text of every package whose code is in the site).
 */
export class BuildReport {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildReport', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'BuildReport', stage }, () => {
        const manifest = JSON.stringify(filesOfChunks(compilation), null, 1);
        compilation.emitAsset('client-manifest.json', new sources.RawSource(manifest));
        compilation.emitAsset('licences.txt', new sources.RawSource(licencesOf(compilation)));
      });
    });
  }
}

function filesOfChunks(compilation: webpack.Compilation): Record<string, string[]> {
  const groups = [...compilation.namedChunkGroups];
  return Object.fromEntries(
    groups.map(([name, group]) => [name, group.getFiles().filter((file) => /\.(?:js|css)$/.test(file))]),
  );
}

function licencesOf(compilation: webpack.Compilation): string {
  const folders = new Set<string>();
  for (const module of compilation.modules) {
    const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(
      module.nameForCondition() ?? '',
    )?.[0];
    if (folder) folders.add(folder);
  }
  return [...folders].toSorted().map(licenceOf).join('\n\n----\n\n');
}

function licenceOf(folder: string): string {
  const file: PackageFile = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const textFile = existsSync(folder) && readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = textFile ? readFileSync(path.join(folder, textFile), 'utf8').trim() : '';
  return `${file.name} ${file.version}, ${file.license}\n\n${text}`.trim();
}
