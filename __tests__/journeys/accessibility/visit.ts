import type { Page } from 'playwright-core';
import { accessibilityFindings, addAxe } from './axe';
import { openBrowser, type Visitor } from '@test-journeys/browser';

/** What axe looks at: everything in light; in dark what is different there, the colours. */
const checks = { light: 'all', dark: 'colours' } as const;

/** Opens the site for a visitor who prefers reduced motion, with axe loaded. */
export async function visit(origin: string, width: number): Promise<Visitor> {
  const visitor = await openBrowser(origin, { reducedMotion: 'reduce', viewport: { width, height: 900 } });
  await addAxe(visitor.context);
  return visitor;
}

/** What axe finds on the page in its current state, in one theme. */
export async function findings(page: Page, theme: keyof typeof checks): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(twoFrames);
  return accessibilityFindings(page, checks[theme]);
}

/** Runs in the page: resolves once the latest change is painted. */
export const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
