// The entry of the second build, which runs in Node: renders pages to HTML, at build and on request.
import { pages } from '@/app/routes';
import { palette } from '@/app/theme/palette';
import { provider } from '@/content/provider';
import { accountMonths, apiHost, retentionDays, siteUrl } from '@/lib/config';

export { renderDocument } from '@/app/render/renderDocument';
export { workerPolicy } from '@/app/render/policy';
export { sharePicture, sharePictureSize } from '@/ui/page/PageHead';

/** Every route of the table, and the page for all other addresses. */
export const routePaths: readonly string[] = pages.map(({ path }) => path);

/** What the pictures and files made at build say about the site. */
export const site = {
  name: provider.name,
  tagline: provider.tagline,
  url: siteUrl,
  apiHost,
  retentionDays,
  accountMonths,
  colours: { ground: palette.night[900], light: palette.light[500], text: palette.primary.contrastText },
};

/** The same, for a thread that can only call functions. */
export const readSite = () => site;
