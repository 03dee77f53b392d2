import type { Page } from 'playwright-core';
import { accessibilityFindings } from './axe';
import { openBrowser, type Visitor } from '@test-journeys/browser';

/** Light, and what is different in dark: the colours. */
const schemes = [
  { colorScheme: 'light', check: 'all' },
  { colorScheme: 'dark', check: 'colours' },
] as const;

/** Opens the site for a visitor who prefers reduced motion. */
export const visit = (origin: string, width: number): Promise<Visitor> =>
  openBrowser(origin, { reducedMotion: 'reduce', viewport: { width, height: 900 } });

/** What axe finds on the page in its current state, in both themes. */
export async function findingsInEitherTheme(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const { colorScheme, check } of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(twoFrames);
    const found = await accessibilityFindings(page, check);
    findings.push(...found.map((finding) => `${colorScheme}: ${finding}`));
  }
  return findings;
}

/** Runs in the page: resolves once the latest change is painted. */
export const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
