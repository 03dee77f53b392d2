import type { Page } from 'playwright-core';

/** Whether a browser translates the HTML before React hydrates it, or the page once all of it is hydrated. */
type Start = 'before hydration' | 'after hydration';

/**
 * Treats a visitor's pages as a browser's page translation does: puts every text, from then on, into two `font` elements that take the
 * text node's place. Options get another text too, as a select must not send what it shows.
 */
export async function translate(page: Page, start: Start): Promise<void> {
  await page.addInitScript(translatePage, start);
}

/** How many texts of the page are translated. */
export const translatedCount = (page: Page): Promise<number> => page.locator('font > font').count();

/** Runs in the page. */
function translatePage(when: Start): void {
  const isLeftAlone = (node: Node | null) =>
    node instanceof Element && node.closest('font font, script, style, noscript, textarea, title, svg');
  const replace = (text: Text) => {
    if (!text.data.trim() || isLeftAlone(text.parentElement)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.parentElement instanceof HTMLOptionElement ? `»${text.data}«` : text.data;
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    if (node instanceof Text) return replace(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  const start = () => {
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceIn);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    replaceIn(document.body);
  };
  if (when === 'before hydration') return addEventListener('DOMContentLoaded', start);
  const isHydrated = ({ name }: PerformanceEntry) => name === 'hydrated';
  new PerformanceObserver((list, observer) => {
    if (!list.getEntries().some(isHydrated)) return;
    observer.disconnect();
    // React hydrates some parts of a page after the rest, once their code has come.
    setTimeout(() => requestIdleCallback(start), 500);
  }).observe({ type: 'mark', buffered: true });
}
