import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

type InPage = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

type Rules = NonNullable<RunOptions['runOnly']>;

/** WCAG 2.2 AA and axe's best practices. */
export const allRules: Rules = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Those of them that look at colours. */
export const colourRules: Rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds in the page as it stands, one line each. */
export async function accessibilityFindings(page: Page, rules: Rules): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Evaluated from outside, which the page's policy does not forbid.
  if (!isThere) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: InPage };
    const { violations } = await inPage.run(document, { runOnly });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary ?? ''})`),
    );
  }, rules);
}
