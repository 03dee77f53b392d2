import { access, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Rendering from '@/prerender';

/** The build that renders the site's pages in Node, and the document that a vacancy's page is put into. */
export type BuiltRendering = typeof Rendering & { template: string };

/**
 * Loads what the build left beside the site for rendering on request.
 * @param siteDir the folder of the built site
 * @returns undefined where nothing was built; then every page is rendered in the browser
 */
export async function loadRendering(siteDir: string): Promise<BuiltRendering | undefined> {
  const folder = path.resolve(`${siteDir}-server`);
  const code = path.join(folder, 'render.cjs');
  const isThere = await access(code).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const rendering: typeof Rendering = createRequire(code)(code);
  return { ...rendering, template: await readFile(path.join(folder, 'template.html'), 'utf8') };
}
