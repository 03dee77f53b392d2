/** The size of a page's preview picture on social networks, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of a page's preview picture; one per route, drawn at build time. */
export function sharePicture(pathname: string): string {
  const isVacancy = pathname.startsWith('/job/');
  const name = isVacancy ? 'job' : pathname.toLowerCase().split('/').filter(Boolean).join('-');
  return `/share/${name || 'home'}.png`;
}
