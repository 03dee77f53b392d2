import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { paths } from '@/lib/paths';
import type * as Rendering from '@/renderer';
import { DEFAULT_SECURITY_CONTACT } from '@server/config/readConfig';
import { buildWorker } from '@tools/build/buildWorker';
import { readScriptManifest, scriptsOf } from '@tools/build/scriptManifest';
import { hostFiles } from './hostFiles';
import { drawIcons } from './icons';
import { webManifest } from './manifest';
import { drawSharePictures } from './sharePictures';

/**
 * Renders every route to an HTML file of the built site, and makes what belongs to the pages: `routes.json` for the
 * server, `_headers` and `_redirects` for static hosts, `robots.txt`, `sitemap.xml`, a picture per page for sharing, the icons and
 * the manifest by which the site can be installed.
 * @param siteFolder the built site
 * @param serverFolder the folder of the rendering build; the template of vacancies' pages is kept there
 */
export async function prerender(siteFolder: string, serverFolder: string): Promise<void> {
  const rendering: typeof Rendering = createRequire(import.meta.url)(
    path.resolve(serverFolder, 'render.cjs'),
  );
  const built = readFileSync(path.join(siteFolder, 'index.html'), 'utf8');
  const manifest = readScriptManifest(serverFolder);
  // All of a page's scripts are named in it, so that they come side by side.
  const templateOf = (route: string) => {
    const scripts = scriptsOf(manifest, route).map((file) => `/${file}`);
    return built.replace('<!--scripts-->', scripts.join(' '));
  };
  await write(path.join(serverFolder, 'template.html'), templateOf(paths.job));

  const pages: BuiltPage[] = [];
  for (const route of rendering.routePaths) {
    const address = exampleOf(route);
    const template = templateOf(route);
    const { html, ...page } = await rendering.renderDocument({ template, address });
    const file = fileOf(route);
    await write(path.join(siteFolder, file), html);
    pages.push({ route, file, picture: rendering.sharePicture(address), ...page });
  }

  const securityContact = process.env.SECURITY_CONTACT?.trim() || DEFAULT_SECURITY_CONTACT;
  const made = {
    ...hostFiles(pages, { ...rendering, securityContact }),
    ...(await drawSharePictures(pages, rendering, siteFolder)),
    ...(await drawIcons(siteFolder)),
    'site.webmanifest': webManifest(rendering.site),
  };
  for (const [file, content] of Object.entries(made)) await write(path.join(siteFolder, file), content);
  await buildWorker(siteFolder);
  const routes = [
    ...pages.map(({ route, file, policy, isPrivate }) => ({ route, file, policy, isPrivate })),
    { route: '/sw.js', file: 'sw.js', policy: rendering.workerPolicy, isPrivate: true },
  ];
  await write(path.join(serverFolder, 'routes.json'), JSON.stringify(routes, null, 1));
}

/** Where a route has a parameter, the page is rendered as it looks before its data has come. */
const exampleOf = (route: string) => (route === '*' ? '/-' : route.replace(/:\w+/, '-'));

/** A file per page, named so that static hosts serve it at the page's address. */
function fileOf(route: string): string {
  if (route === '/') return 'index.html';
  if (route === '*') return '404.html';
  return `${route.slice(1).replace(/\/:\w+/, '')}.html`;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** A page of the built site. `route` is its path in the route table, `*` for all other addresses. */
export type BuiltPage = {
  route: string;
  /** Its file in the built site. */
  file: string;
  name: string;
  isPrivate: boolean;
  /** Its Content-Security-Policy. */
  policy: string;
  /** The address of its picture for sharing. */
  picture: string;
};
