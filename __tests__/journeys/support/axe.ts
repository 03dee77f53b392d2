import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

type InPage = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA and its best practices on the page in its current state, one line each. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Code that is evaluated from outside is not subject to the page's policy.
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: inPage } = window as unknown as { axe: InPage };
    const { violations } = await inPage.run(document, { runOnly: { type: 'tag', values } });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary ?? ''})`),
    );
  }, tags);
}
