import { licencesOf } from '@tools/build/licences';
import type { ScriptManifest } from '@tools/build/scriptManifest';
import type webpack from 'webpack';

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
        compilation.emitAsset(
          'licences.txt',
          new sources.RawSource(
            licencesOf([...compilation.modules].map((module) => module.nameForCondition() ?? '')),
          ),
        );
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
  const pages = [...compilation.namedChunkGroups].flatMap(([name, group]) => {
    // A page of copy is drawn by code that all of them share.
    const isContent = isIn('@/content/pages/', group);
    if (!isContent && !isIn('@/pages/', group)) return [];
    const files = [...(isContent ? scripts('contentPage') : []), ...scripts(name)];
    return [[name, files.filter((file) => !shared.includes(file))]];
  });
  return { shared, pages: Object.fromEntries(pages) };
}

const isIn = (folder: string, { origins }: webpack.ChunkGroup) =>
  origins.some(({ request }) => request.startsWith(folder));
