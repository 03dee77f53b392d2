import { jobsCopy, jobsHead } from '@/content/jobs';
import { pageName } from '@/content/pageTitle';
import { savedVacancies } from '@/content/navigation';
import { paths } from '@/lib/paths';
import type { site as Site } from '@/renderer';
import { manifestIcons } from './icons';

/** The text of `site.webmanifest`, by which phones and desktops install the site (W3C Web Application Manifest). */
export const webManifest = ({ name, tagline, colours }: typeof Site): string =>
  JSON.stringify({
    id: paths.home,
    name,
    short_name: name.split(' ')[0],
    description: tagline,
    lang: 'en-GB',
    start_url: paths.home,
    scope: paths.home,
    display: 'standalone',
    theme_color: colours.ground,
    background_color: colours.ground,
    icons: manifestIcons,
    shortcuts: [
      { name: pageName(jobsHead.title), url: paths.jobs, icons: [manifestIcons[0]] },
      { name: jobsCopy.saved, url: savedVacancies.to, icons: [manifestIcons[0]] },
    ],
  });
