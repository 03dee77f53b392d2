import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Job, readJob } from '@/contract/jobs';
import { jobPath } from '@/lib/paths';
import type * as Rendering from '@/renderer';
import type { RouteEntry } from '@server/site/routeTable';
import { matchPath } from 'react-router-dom';

/** The route table that the build wrote for the server. */
const routeTable: RouteEntry[] = JSON.parse(readFileSync('dist-server/routes.json', 'utf8'));

/** A file of the built site, or of another build's folder. */
export const builtFile = (name: string, folder = 'dist'): Buffer => readFileSync(path.join(folder, name));

/** The route of an address, and its parameters. */
export function matchRoute(address: string): { route: string; file: string; params: object } {
  for (const { route, file } of routeTable) {
    const match = route === '*' ? null : matchPath(route, address);
    if (match) return { route, file, params: match.params };
  }
  return { route: '*', file: '404.html', params: {} };
}

/** The built HTML of an address. */
export const builtHtml = (address: string): string => builtFile(matchRoute(address).file).toString();

/** The HTML that the server renders for a vacancy. */
export function vacancyPage(fields: Partial<Job> & { id: string }): Promise<string> {
  const job = readJob({ job_title: 'Staff Nurse', employment_type: 'Full-time', ...fields })!;
  return render({ address: jobPath(job.id), data: { job } });
}

/** The one that it renders for all vacancies that are gone. */
export const gonePage = (): Promise<string> => render({ address: jobPath('gone'), isGone: true });

async function render(source: Omit<Parameters<typeof Rendering.renderDocument>[0], 'template'>) {
  const template = readFileSync('dist-server/template.html', 'utf8');
  return (await rendering().renderDocument({ template, ...source })).html;
}

/** The public address that the build wrote into the pages. */
export const publishedAt = (): string => rendering().readSite().url;

/** The rendering build, in this very process. */
function rendering(): typeof Rendering {
  const code = path.resolve('dist-server/render.cjs');
  return createRequire(code)(code);
}
