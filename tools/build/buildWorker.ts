import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { NOT_FOUND_PAGE } from '@/device/cacheNames';
import { licencesOf } from './licences';
import { backendSettings } from './webpack/backendSettings';

type Page = { route: string; file: string };

/** Pages and files that a visitor may need without a connection. Pictures for sharing, sitemaps and the like are not. */
const kept = /^(?:assets|fonts|images)\/|^favicon\.svg$/;

/**
 * Bundles the service worker into the built site, with the list of the files that it keeps, and adds the licences of its packages.
 * @param pages the pages of the site; one with a parameter is kept under the address of an example
 */
export async function buildWorker(siteFolder: string, pages: readonly Page[]): Promise<void> {
  const backend = backendSettings(process.env);
  const { metafile } = await build({
    entryPoints: ['src/worker/serviceWorker.ts'],
    outfile: path.join(siteFolder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    metafile: true,
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.API_HOST': JSON.stringify(backend.API_HOST),
      'process.env.API_CREDENTIALS': JSON.stringify(backend.API_CREDENTIALS),
      'process.env.SITE_URL': '""',
      'process.env.RETENTION_DAYS': '""',
      'process.env.ACCOUNT_MONTHS': '""',
      BUILT_FILES: JSON.stringify(await filesToKeep(siteFolder, pages)),
    },
    logLevel: 'warning',
  });
  const modules = Object.keys(metafile.inputs).map((name) => path.resolve(name));
  await appendFile(path.join(siteFolder, 'licences.txt'), `\n\n----\n\n${licencesOf(modules)}`);
}

async function filesToKeep(siteFolder: string, pages: readonly Page[]) {
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(siteFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((name) => kept.test(name) && !/\.(?:br|gz|map)$/.test(name))
    .map((file) => ({ file, url: `/${file}` }));
  const all = [
    ...pages.map(({ route, file }) => ({
      file,
      url: route === '*' ? NOT_FOUND_PAGE : route.replace(/:\w+/, '-'),
    })),
    ...files,
  ];
  return Promise.all(
    all.map(async ({ file, url }) => {
      const hash = createHash('sha256')
        .update(await readFile(path.join(siteFolder, file)))
        .digest('base64');
      // The names of assets change with their content.
      return {
        url,
        revision: file.startsWith('assets/') ? null : hash.slice(0, 8),
        integrity: `sha256-${hash}`,
      };
    }),
  );
}
