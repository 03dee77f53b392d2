/** The sitemap of these absolute addresses (sitemaps.org). */
export const sitemapXml = (addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${escapeXml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
