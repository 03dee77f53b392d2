import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { jobReceived } from '@/api/jobsApi';
import { makeCache } from '@/app/makeCache';
import { Providers } from '@/app/Providers';
import { loadPage, routePath, routes } from '@/app/routes';
import { fontFaces } from '@/app/theme/fonts';
import { LOAD_FAILURE_ID, loadFailure } from '@/content/loadFailure';
import { pageName } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { GoneAddress, PAGE_DATA_ID, type PageData } from '@/features/jobs/details/pageData';
import { makeStore } from '@/store/makeStore';
import { HeadListener, type PageHeadProps } from '@/ui/page/PageHead';
import { contentSecurityPolicy } from './policy';
import { structuredData } from './structuredData';

/** What a page is rendered from. `isGone`: the address is that of a vacancy which is gone. */
type PageSource = { address: string; data?: PageData; isGone?: boolean };

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
    jsonElement('type="application/ld+json"', structuredData({ address, title, data })),
  ];
  // Functions as replacements: rules may contain "$&".
  const html = template
    .replace('<!--head-->', () => head.join(''))
    .replace('<!--body-->', () => page.root + failureLine + jsonElement(dataAttributes, data));
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
const failureLine = `<p id="${LOAD_FAILURE_ID}" class="foot-line" role="alert" hidden>${text} <a href="">${reload}</a>${orRing}<a href="${telephone.href}">${telephone.text}</a>.</p>`;

const dataAttributes = `type="application/json" id="${PAGE_DATA_ID}"`;

/** Data in a page; nothing where there are none. `<` is escaped, so that nothing in them can end the element. */
const jsonElement = (attributes: string, data: object | undefined) =>
  data ? `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : '';

const ROOT_START = '<div id="root"';

/**
 * Renders a page by the components that the browser uses: the tags for the head, #root with the page in it, the text of each style
 * element, and the page's title and description. Throws when a component does.
 */
async function renderParts({ address, data, isGone }: PageSource) {
  const cache = makeCache();
  const store = makeStore();
  // The router asks for a whole address; only its path counts.
  const url = new URL(address, 'http://localhost');
  await loadPage(url.pathname);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  // No page has a loader, which could redirect.
  if (context instanceof Response) throw new Error(`${address} redirects`);
  if (data) store.dispatch(jobReceived(data.job));
  let head: PageHeadProps = { title: '' };
  const site = (
    <div id="root" data-route={routePath(url.pathname)} data-gone={isGone}>
      <HeadListener value={(props) => void (head = props)}>
        <Providers store={store} cache={cache}>
          <GoneAddress value={isGone ? address : undefined}>
            {/* Without a script of its own, which the page's policy would block. */}
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </GoneAddress>
        </Providers>
      </HeadListener>
    </div>
  );
  // RTK Query keeps data for a while after the last component has unmounted, and with them the store would stay in memory.
  const html = await renderToText(site).finally(() => store.dispatch(baseApi.util.resetApiState()));
  // React puts the tags for the head in front of everything else.
  const start = html.indexOf(ROOT_START);
  const emotion = createEmotionServer(cache);
  const chunks = emotion.extractCriticalToChunks(html);
  return {
    headTags: `${html.slice(0, start)}<style>${fontFaces()}</style>${emotion.constructStyleTagsFromChunks(chunks)}`,
    root: html.slice(start),
    styles: [fontFaces(), ...chunks.styles.map(({ css }) => css)],
    head,
  };
}

async function renderToText(site: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(site, {
    // Never moves a large part behind an inline script, which the page's policy would block.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  let html = '';
  for await (const part of prelude) html += String(part);
  if (errors.length > 0) throw errors[0];
  return html;
}
