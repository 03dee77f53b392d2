import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import { apiPaths } from '@/contract/paths';
import { CACHE_PREFIX, VACANCIES_CACHE, VACANCY_DAYS } from '@/device/storageRegistry';
import { paths } from '@/lib/paths';
import { licencesOf } from './licences';
import { backendSettings } from './webpack/backendSettings';

/**
 * Writes the service worker, sw.js, into the prerendered site. Pages and files come from the device, vacancies and their pages from
 * the backend (3 s), else as they were last; everything else goes to the network.
 */
export async function buildWorker(siteFolder: string): Promise<void> {
  const { API_HOST } = backendSettings(process.env);
  const ofVacancies = {
    cacheName: VACANCIES_CACHE,
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreVary: true },
    expiration: { maxEntries: 200, maxAgeSeconds: VACANCY_DAYS * 24 * 60 * 60 },
  };
  await generateSW({
    swDest: path.join(siteFolder, 'sw.js'),
    globDirectory: siteFolder,
    globPatterns: ['**/*.html', '{assets,fonts,images}/**/*.{js,svg,woff2}', 'favicon.svg'],
    // Pages whose address has a parameter, or is unknown.
    globIgnores: ['404.html', 'job.html', 'reset-password.html'],
    // The names of assets change with their content.
    dontCacheBustURLsMatching: /^\/assets\//,
    // A page is served at its address alone, not as a file.
    manifestTransforms: [
      (files) => ({
        manifest: files.map((file) => ({ ...file, url: `/${file.url.replace(/(?:index)?\.html$/, '')}` })),
        warnings: [],
      }),
    ],
    ignoreURLParametersMatching: [/./],
    runtimeCaching: [
      {
        urlPattern: startsWith('', `${paths.job.replace(/:\w+/, '')}.`),
        handler: 'NetworkFirst',
        // The list's page becomes that of the vacancy, as any page does at another's address.
        options: { ...ofVacancies, precacheFallback: { fallbackURL: paths.jobs } },
      },
      {
        urlPattern: startsWith(API_HOST, `${apiPaths.jobs}$|${apiPaths.jobDetails}\\?`),
        handler: 'NetworkFirst',
        options: ofVacancies,
      },
    ],
    cacheId: CACHE_PREFIX.slice(0, -1),
    cleanupOutdatedCaches: true,
    skipWaiting: true,
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  const workbox = licencesOf([path.resolve('node_modules/workbox-build/package.json')]);
  await appendFile(path.join(siteFolder, 'licences.txt'), `\n\n----\n\n${workbox}`);
}

/** A pattern for addresses of a host that start with one of these paths; without a host, of the site's own. */
const startsWith = (host: string, alternatives: string): RegExp =>
  new RegExp(`^${host.replace(/[^\w:/]/g, String.raw`\$&`) || 'https?://[^/]+'}(?:${alternatives})`);
