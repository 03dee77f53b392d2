import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';

type InPage = { run: (context: Document, options: RunOptions) => Promise<AxeResults> };

const checks = {
  /** WCAG 2.2 AA and axe's best practices. */
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  /** The two rules of those that look at colours. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} satisfies Record<string, RunOptions['runOnly']>;

/** Loads axe, minified, into each page that a visitor opens. An init script is not subject to the page's policy. */
export const addAxe = (context: BrowserContext) =>
  context.addInitScript({ path: require.resolve('axe-core/axe.min.js') });

/** What axe finds on the page in its current state, one line each. */
export const accessibilityFindings = (page: Page, check: keyof typeof checks): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: InPage };
    const { violations } = await inPage.run(document, { runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary ?? ''})`),
    );
  }, checks[check]);
