import type { Page } from 'playwright-core';
import { accessibilityFindings } from './axe';
import { openBrowser, type Visitor } from './browser';

const schemes = ['light', 'dark'] as const;

/** Opens the site for a visitor whose page does not move. */
export const visit = (origin: string, width: number): Promise<Visitor> =>
  openBrowser(origin, { reducedMotion: 'reduce', viewport: { width, height: 900 } });

/** What axe finds in the page as it stands, in either theme. */
export async function findingsInEitherTheme(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(twoFrames);
    const found = await accessibilityFindings(page);
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

/** Runs in the page: until what has just changed is painted. */
export const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
