import { paths } from '@/lib/paths';
import { caching, listedPages } from '@server/site/routeTable';
import { commonHeaders, FILE_POLICY, pageHeaders } from '@server/http/securityHeaders';
import { sitemapXml } from '@server/site/sitemap';
import { CHANGE_PASSWORD, SECURITY_TXT, securityTxt } from '@server/site/wellKnown';
import type { BuiltPage } from './prerender';

type Setting = { site: { url: string }; workerPolicy: string; securityContact: string };

/** The files by which hosts and search engines know the site, by name. */
export const hostFiles = (
  pages: readonly BuiltPage[],
  { site, workerPolicy, securityContact }: Setting,
): Record<string, string> => ({
  _headers: headersFile(pages, { site, workerPolicy }),
  _redirects: `${CHANGE_PASSWORD} ${paths.forgotPassword} 302\n${redirectsFile(pages)}`,
  [SECURITY_TXT.slice(1)]: securityTxt({ contact: securityContact, siteUrl: site.url }),
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
  'sitemap.xml': sitemapXml(listedPages(pages).map((route) => `${site.url}${route}`)),
});

const files = [
  '/fonts/*',
  '/images/*',
  '/icons/*',
  '/share/*',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/site.webmanifest',
  '/licences.txt',
  SECURITY_TXT,
  '/robots.txt',
  '/sitemap.xml',
];

/** The format that Netlify and Cloudflare Pages read: a path, then its headers. */
function headersFile(
  pages: readonly BuiltPage[],
  { site, workerPolicy }: Omit<Setting, 'securityContact'>,
): string {
  const common = commonHeaders({ isHttps: site.url.startsWith('https:') });
  const blocks = pages
    .filter(({ route }) => route !== '*')
    .map(({ route, policy }) => block(route.replace(/:\w+/, '*'), pageHeaders(route, policy)));
  const file = { 'content-security-policy': FILE_POLICY, 'cache-control': caching.other };
  const asset = { ...file, 'cache-control': caching.hashed };
  return [
    // An address that no other block names, a page that is not there among them, has no policy that forbids framing.
    block('/*', { ...common, 'x-frame-options': 'DENY' }),
    block('/assets/*', asset),
    ...files.map((path) => block(path, file)),
    block('/sw.js', { 'content-security-policy': workerPolicy, 'cache-control': caching.page }),
    ...blocks,
    '',
  ].join('\n\n');
}

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Addresses with a parameter have one file each. */
const redirectsFile = (pages: readonly BuiltPage[]) =>
  pages
    .filter(({ route }) => route.includes(':'))
    .map(({ route, file }) => `${route.replace(/:\w+/, '*')} /${file} 200\n`)
    .join('');
