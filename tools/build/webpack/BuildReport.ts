import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ScriptManifest } from '@tools/build/scriptManifest';
import type webpack from 'webpack';

type PackageFile = { name?: string; version?: string; license?: string };

/**
 * Writes `scripts.json` beside the rendering build (the scripts of each page) and `licences.txt` into the site (name, version
 * and licence text of every package whose code is in it). Deletes the script that is inlined in the pages.
 */
export class BuildReport {
  apply(compiler: webpack.Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('BuildReport', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'BuildReport', stage }, () => {
        const scripts = JSON.stringify(manifestOf(compilation), null, 1);
        compilation.emitAsset('../dist-server/scripts.json', new sources.RawSource(scripts));
        compilation.emitAsset('licences.txt', new sources.RawSource(licencesOf(compilation)));
        compilation.deleteAsset('prehydration.js');
      });
    });
  }
}

function manifestOf(compilation: webpack.Compilation): ScriptManifest {
  const scripts = (name: string) =>
    compilation.namedChunkGroups
      .get(name)
      ?.getFiles()
      .filter((file) => file.endsWith('.js')) ?? [];
  const shared = scripts('main');
  const pages = [...compilation.namedChunkGroups]
    .filter(([, group]) => group.origins.some(({ request }) => request.startsWith('@/pages/')))
    .map(([name]) => [name, scripts(name).filter((file) => !shared.includes(file))]);
  return { shared, pages: Object.fromEntries(pages) };
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
