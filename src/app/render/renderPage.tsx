import type { EmotionCache } from '@emotion/react';
import { prerenderToNodeStream } from 'react-dom/static';
import { matchPath, StaticRouter } from 'react-router-dom';
import { baseApi } from '@/api/baseApi';
import { jobReceived } from '@/api/jobsApi';
import { App } from '@/app/App';
import { makeCache } from '@/app/makeCache';
import type { PageData } from '@/app/pageData';
import { Providers } from '@/app/Providers';
import { notFoundPage, routes } from '@/app/routes';
import { makeStore } from '@/store/makeStore';

/**
 * A style element for emotion to take over. `emotion` is its data-emotion: for global rules with their name, for all others
 * without, because the browser reads those from the rules (see app/start/pageStyles.ts).
 */
export type StyleTag = { emotion: string; css: string };

/** A page as HTML: what belongs in the head, what stands in #root, and the rules that both need. */
export type RenderedPage = { head: string; body: string; styles: StyleTag[] };

/** Renders the page at an address by the components that the browser uses. Throws when a component does. */
export async function renderPage(address: string, data?: PageData): Promise<RenderedPage> {
  const cache = makeCache();
  // Keeps the text of the rules in the cache instead of writing style elements between the others.
  cache.compat = true;
  const store = makeStore();
  const route = routes.find(({ path }) => matchPath(path, address));
  // First the page, which joins what its data goes into.
  await (route?.page ?? notFoundPage).load(store);
  if (data) store.dispatch(jobReceived(data.job));
  const site = (
    <Providers store={store} cache={cache}>
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Providers>
  );
  // The data would be kept for a while after their last reader, and with them the store.
  const html = await renderToText(site).finally(() => store.dispatch(baseApi.util.resetApiState()));
  const { head, body } = splitHead(html);
  return { head, body, styles: collectStyles(cache, body) };
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

/** React puts title, meta and link elements in front of what it renders. */
function splitHead(html: string): { head: string; body: string } {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/>)+/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/**
 * The rules that the page's HTML names. The cache is new for each page, so all of its rules belong to it; but it also holds
 * those of intermediate steps, which no element carries. Keyframes stay with the rules that name them.
 */
function collectStyles(cache: EmotionCache, body: string): StyleTag[] {
  const classes = new Set(
    [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const globals: StyleTag[] = [];
  const named: [id: string, css: string][] = [];
  const keyframes: [id: string, css: string][] = [];
  for (const [id, rule] of Object.entries(cache.inserted)) {
    if (typeof rule !== 'string') continue;
    if (id.startsWith('animation-')) keyframes.push([id, rule]);
    else if (cache.registered[`${cache.key}-${id}`] === undefined)
      globals.push({ emotion: `${cache.key}-global ${id}`, css: tighten(rule) });
    else if (classes.has(`${cache.key}-${id}`)) named.push([id, rule]);
  }
  const used = named.map(([, css]) => css).join('');
  const all = [...named, ...keyframes.filter(([id]) => used.includes(id))];
  return [...globals, { emotion: cache.key, css: tighten(all.map(([, css]) => css).join('')) }];
}

/** Without the spaces and semicolons that CSS does not need. */
const tighten = (css: string) => css.replaceAll(', ', ',').replaceAll(';}', '}');
