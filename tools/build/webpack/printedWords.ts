/**
 * Fills the late styles with what print adds behind a link to a page of this site: its address without the scheme, or its path alone
 * when the site was built without a public address.
 */
export function printedWords(styles: string, siteUrl: string): string {
  const isPublic = !siteUrl.startsWith('http://localhost');
  return styles.replaceAll('SITE_URL', isPublic ? siteUrl.replace(/^https?:\/\//, '') : '');
}
