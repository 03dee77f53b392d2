import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { openBrowser, type Visitor } from '@test-journeys/browser';

type InPage = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

/** What axe looks at. */
const checks = {
  /** WCAG 2.2 AA and axe's best practices. */
  light: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  /** What is different there: the two rules of those that look at colours. */
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

/** Opens the site for a visitor who prefers reduced motion, with axe loaded. An init script is not subject to the page's policy. */
export async function visit(origin: string, width: number): Promise<Visitor> {
  const visitor = await openBrowser(origin, { reducedMotion: 'reduce', viewport: { width, height: 900 } });
  await visitor.context.addInitScript({ path: require.resolve('axe-core/axe.min.js') });
  return visitor;
}

/** What axe finds on the page in its current state, in one theme; one line each. */
export async function findings(page: Page, theme: keyof typeof checks): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(twoFrames);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: InPage };
    const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary ?? ''})`),
    );
  }, checks[theme]);
}

/** Runs in the page: resolves once the latest change is painted. */
export const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
