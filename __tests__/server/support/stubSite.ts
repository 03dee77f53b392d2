import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Stands in for the build that renders pages: a vacancy's page is its title, or that it is gone. */
const renderer = (apiHost: string) => `
exports.readSite = () => ({ url: 'https://www.lindenway.example', apiHost: '${apiHost}', retentionDays: 30, accountMonths: 24 });
exports.renderDocument = async ({ data }) => ({ html: data?.job.job_title ?? 'gone', policy: "default-src 'self'" });
`;
const policy = "default-src 'self'";
const routes = [
  { route: '/', file: 'index.html', policy, isPrivate: false },
  { route: '/job/:id', file: 'job.html', policy, isPrivate: true },
  { route: '*', file: '404.html', policy, isPrivate: true },
];

/**
 * Writes a small built site, whose files hold their own names, into a folder; gives its SITE_DIR.
 * @param apiHost the other backend that it was built for
 */
export function writeStubSite(folder: string, apiHost = ''): string {
  const siteDir = path.join(folder, 'dist');
  const files: Record<string, string> = {
    ...Object.fromEntries(routes.map(({ file }) => [path.join(siteDir, file), file])),
    [path.join(`${siteDir}-server`, 'render.cjs')]: renderer(apiHost),
    [path.join(`${siteDir}-server`, 'template.html')]: '',
    [path.join(`${siteDir}-server`, 'routes.json')]: JSON.stringify(routes),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return siteDir;
}
