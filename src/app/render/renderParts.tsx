import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { jobReceived } from '@/api/jobsApi';
import { makeCache } from '@/app/makeCache';
import type { PageData } from '@/app/pageData';
import { Providers } from '@/app/Providers';
import { fontFaces } from '@/app/theme/fonts';
import { loadPage, routePath, routes } from '@/app/routes';
import { GoneAddress } from '@/features/jobs/details/GoneAddress';
import { makeStore } from '@/store/makeStore';
import { HeadListener, type PageHeadProps } from '@/ui/page/PageHead';

/** A page as HTML: the tags for the head, #root with the page in it, the text of each style element, and the page's title and description. */
export type PageParts = { headTags: string; root: string; styles: string[]; head: PageHeadProps };

const ROOT_START = '<div id="root"';

/** What a page is rendered from. `isGone`: the address is that of a vacancy which is gone. */
export type PageSource = { address: string; data?: PageData; isGone?: boolean };

/** Renders a page by the components that the browser uses. Throws when a component does. */
export async function renderParts({ address, data, isGone }: PageSource): Promise<PageParts> {
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
