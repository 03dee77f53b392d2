import { createHash } from 'node:crypto';
import { writePageData, type PageData } from '@/app/pageData';
import { PAGE_DATA_ID } from '@/app/pageDataId';
import { pageName } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { contentSecurityPolicy } from './policy';
import { renderPage } from './renderPage';
import { structuredData } from './structuredData';

export type DocumentOptions = {
  /** The built index.html: an empty #root, and `<!--app-head-->` where the head goes. */
  template: string;
  /** The address to render. */
  address: string;
  /** The route's path in the table; the browser checks that it has been served the right page. */
  route: string;
  data?: PageData;
};

/** A complete page, its own name, whether search engines may list it, and the policy to send with it. */
export type RenderedDocument = { html: string; name: string; isPrivate: boolean; policy: string };

/** Renders an address to a complete HTML document. Throws when a component does. */
export async function renderDocument(options: DocumentOptions): Promise<RenderedDocument> {
  const { template, address, route, data } = options;
  const page = await renderPage(address, data);
  const { body, rules } = liftInlineStyles(page.body);
  const styles = page.styles.map(({ emotion, css }, place) => ({
    // Without data-s emotion would move them.
    attributes: `data-emotion="${emotion}" data-s`,
    // The rules of lifted styles come last, as what they stand for would.
    text: place === page.styles.length - 1 ? css + rules : css,
  }));
  const isPrivate = page.head.includes('content="noindex"');
  const title = decode(/<title[^>]*>([^<]*)</.exec(page.head)?.[1] ?? '');
  const head = [
    page.head,
    ...twitterTags(page.head),
    `<meta property="og:site_name" content="${provider.name}"/><meta property="og:type" content="website"/>`,
    '<meta property="og:locale" content="en_GB"/>',
    ...styles.map(({ attributes, text }) => `<style ${attributes}>${text}</style>`),
    structuredData({ address, title, isPrivate, data }),
  ];
  // Functions as replacements: rules may contain "$&".
  const html = template
    .replace(/>\s+</g, '><')
    .replace('<!--app-head-->', () => head.join(''))
    .replace(
      /(<div id="root"[^>]*)><\/div>/,
      (_, root: string) => `${root} data-route="${route}">${body}</div>${dataElement(data)}`,
    );
  if (!html.includes(body)) throw new Error('The template has no empty #root');
  return {
    html,
    name: pageName(title),
    isPrivate,
    policy: contentSecurityPolicy(
      styles.map(({ text }) => hashOf(text)),
      [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => hashOf(script ?? '')),
    ),
  };
}

/** The page's tags for sharing under the names by which one network asks for them. Its card is in the head already. */
const twitterTags = (head: string) =>
  [...head.matchAll(/<meta property="og:(title|description|image)" content="([^"]*)"\/>/g)].map(
    ([, name, content]) => `<meta name="twitter:${name}" content="${content}"/>`,
  );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const dataElement = (data?: PageData) =>
  data ? `<script type="application/json" id="${PAGE_DATA_ID}">${writePageData(data)}</script>` : '';

/**
 * `style` attributes would need 'unsafe-inline': each becomes `data-style` with a rule of its own, and is put back
 * through the CSSOM right before the page is hydrated.
 */
function liftInlineStyles(html: string): { body: string; rules: string } {
  const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value]) => value ?? ''));
  const rules = [...values].map((value) => {
    const css = decode(value);
    return `[data-style="${css.replaceAll('"', '\\"')}"]{${css}}`;
  });
  return { body: html.replaceAll(/ style="([^"]*)"/g, ' data-style="$1"'), rules: rules.join('') };
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};
const decode = (text: string) =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
