import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

type InPage = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

// Half the size of what the package exports, which each page would have to read anew.
const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const checks = {
  /** WCAG 2.2 AA and axe's best practices. */
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** The two rules of those that look at colours. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

/** What axe finds on the page in its current state, one line each. */
export async function accessibilityFindings(page: Page, check: keyof typeof checks): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Code that is evaluated from outside is not subject to the page's policy.
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: InPage };
    const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary ?? ''})`),
    );
  }, checks[check]);
}
