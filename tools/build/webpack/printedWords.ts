/**
 * Fills the late styles with what print adds behind a link to a page of this site: its address without the scheme, or nothing when
 * the site was built without a public address, because a path alone leads nowhere.
 */
export function printedWords(styles: string, siteUrl: string): string {
  const isPublic = !siteUrl.startsWith('http://localhost');
  return isPublic
    ? styles.replaceAll('SITE_URL', siteUrl.replace(/^https?:\/\//, ''))
    : styles.replaceAll(/content: [^;]*SITE_URL[^;]*;/g, 'content: none;');
}
