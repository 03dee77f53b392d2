import { escapeXml } from '@/lib/escapeXml';

/** The sitemap of these absolute addresses (sitemaps.org). */
export const sitemapXml = (addresses: readonly string[]): string => document('urlset', 'url', addresses);

/** The index of these absolute addresses of sitemaps. */
export const sitemapIndexXml = (addresses: readonly string[]): string =>
  document('sitemapindex', 'sitemap', addresses);

const document = (root: string, item: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${item}><loc>${escapeXml(address)}</loc></${item}>`),
    `</${root}>`,
    '',
  ].join('\n');
