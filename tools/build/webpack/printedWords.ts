import { provider } from '@/content/provider';

/**
 * Fills the late styles with the words that print adds: what stands instead of a button, and the address behind a link to a page
 * of this site, or none when the site was built without a public address.
 */
export function printedWords(styles: string, siteUrl: string): string {
  const isPublic = !siteUrl.startsWith('http://localhost');
  return styles
    .replaceAll(
      "' (SITE_URL' attr(href) ')'",
      isPublic ? `' (${siteUrl.replace(/^https?:\/\//, '')}' attr(href) ')'` : 'none',
    )
    .replaceAll('TELEPHONE', provider.telephone.text)
    .replaceAll('EMAIL', provider.companyCareEmail);
}
