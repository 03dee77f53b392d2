/** The size that networks show a shared page's picture in, in pixels. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of the picture that stands for a page where it is shared; made at build, one for each route. */
export function sharePicture(pathname: string): string {
  const isVacancy = pathname.startsWith('/job/');
  const name = isVacancy ? 'job' : pathname.toLowerCase().split('/').filter(Boolean).join('-');
  return `/share/${name || 'home'}.png`;
}
