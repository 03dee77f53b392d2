import { PAGE_DATA_ID, type PageData } from '@/app/pageData';
import { LOAD_FAILURE_ID, loadFailure } from '@/content/loadFailure';
import { pageName } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { contentSecurityPolicy } from './policy';
import { renderParts, type PageSource } from './renderParts';
import { asScriptText, structuredData } from './structuredData';

export type DocumentOptions = PageSource & {
  /** src/index.html as built, with `<!--head-->` and `<!--body-->` where the page goes. */
  template: string;
};

/** A complete page, its own name, whether search engines may list it, and the policy to send with it. */
export type RenderedDocument = { html: string; name: string; isPrivate: boolean; policy: string };

/** Renders an address to a complete HTML document. Throws when a component does. */
export async function renderDocument({ template, ...source }: DocumentOptions): Promise<RenderedDocument> {
  const { address, data } = source;
  const page = await renderParts(source);
  const { title, isPrivate = false } = page.head;
  const head = [
    page.headTags,
    `<meta property="og:site_name" content="${provider.name}"/><meta property="og:type" content="website"/>`,
    '<meta property="og:locale" content="en_GB"/>',
    structuredData({ address, title, data }),
  ];
  // Functions as replacements: rules may contain "$&".
  const html = template
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--body-->', () => page.root + failureLine + dataElement(data));
  return {
    html,
    name: pageName(title),
    isPrivate,
    policy: contentSecurityPolicy({ styles: page.styles, script: inlineScriptOf(template) }),
  };
}

/** The prehydration script, the only one with text of its own in the template. */
function inlineScriptOf(template: string): string {
  const [, rest = ''] = template.split('<script>');
  return rest.slice(0, rest.indexOf('</script>'));
}

const { text, reload, orRing, telephone } = loadFailure;

/** The link leads to the page itself. */
const failureLine = `<p id="${LOAD_FAILURE_ID}" role="alert" hidden>${text} <a href="">${reload}</a>${orRing}<a href="${telephone.href}">${telephone.text}</a>.</p>`;

const dataElement = (data?: PageData) =>
  data ? `<script type="application/json" id="${PAGE_DATA_ID}">${asScriptText(data)}</script>` : '';
