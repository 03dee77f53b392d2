import { openBrowser, type Visitor } from './browser';

export const schemes = ['light', 'dark'] as const;

/** Opens the site for a visitor whose page does not move. */
export const visit = (
  origin: string,
  width: number,
  colorScheme: (typeof schemes)[number],
): Promise<Visitor> =>
  openBrowser(origin, { colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } });
