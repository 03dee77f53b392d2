import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Rendering from '@/prerender';

/** The build that renders the site's pages in Node, and the HTML template for vacancy pages. */
export type BuiltRendering = typeof Rendering & { template: string };

/** Loads the renderer that the build left beside the site; undefined where there is no build. */
export async function loadRendering(siteDir: string): Promise<BuiltRendering | undefined> {
  const folder = path.resolve(`${siteDir}-server`);
  const code = path.join(folder, 'render.cjs');
  if (!existsSync(code)) return undefined;
  const rendering: typeof Rendering = createRequire(code)(code);
  return { ...rendering, template: await readFile(path.join(folder, 'template.html'), 'utf8') };
}
