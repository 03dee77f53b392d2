import { commonHeaders, pageHeaders } from '@server/securityHeaders';
import type { BuiltPage } from './prerender';

/** The files by which hosts and search engines know the site, by name. */
export const hostFiles = (pages: readonly BuiltPage[], site: { url: string }): Record<string, string> => ({
  _headers: headersFile(pages, site),
  _redirects: redirectsFile(pages),
  'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`,
  'sitemap.xml': sitemap(listed(pages).map(({ route }) => `${site.url}${route}`)),
});

/** The sitemap of these addresses (sitemaps.org). */
export const sitemap = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const isForAnyAddress = (route: string) => route === '*' || route.includes(':');

const listed = (pages: readonly BuiltPage[]) =>
  pages.filter(({ route, isPrivate }) => !isPrivate && !isForAnyAddress(route));

/** The format that Netlify and Cloudflare Pages read: a path, then its headers. */
function headersFile(pages: readonly BuiltPage[], site: { url: string }): string {
  const common = commonHeaders({ isHttps: site.url.startsWith('https:') });
  const blocks = pages
    .filter(({ route }) => route !== '*')
    .map(({ route, policy }) => block(route.replace(/:\w+/, '*'), pageHeaders(route, policy)));
  const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [block('/*', common), block('/assets/*', immutable), ...blocks, ''].join('\n\n');
}

const block = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Addresses with a parameter have one file each. */
const redirectsFile = (pages: readonly BuiltPage[]) =>
  pages
    .filter(({ route }) => route.includes(':'))
    .map(({ route, file }) => `${route.replace(/:\w+/, '*')} /${file} 200\n`)
    .join('');
