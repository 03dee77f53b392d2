import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ArrivalFocus, type ArriveAt } from './ArrivalFocus';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoading } from './PageLoading';
import { loadedPage, loadPage, type AppRoute } from './routes';

type RoutedPageProps = { route: AppRoute; arriveAt: ArriveAt; onPageReady?: () => void };

/** One page of the route table: loaded, shown, and replaced by a message with "Try again" when that fails. */
export function RoutedPage({ route, arriveAt, onPageReady }: RoutedPageProps) {
  const { pathname } = useLocation();
  const [Page, setPage] = useState(() => loadedPage(route) ?? lazyPage(route));
  return (
    // "Try again" needs the handover too: until then presses are queued.
    <PageErrorBoundary key={pathname} onRetry={() => setPage(() => lazyPage(route))} onFailure={onPageReady}>
      <Suspense fallback={<PageLoading />}>
        <Page />
        <ArrivalFocus arriveAt={arriveAt} />
        {onPageReady && <PageReady onReady={onPageReady} />}
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Beside the page, so that its effect runs once the page has mounted or hydrated. */
function PageReady({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

// React.lazy remembers a failure, so each attempt is a new one. A loaded page is not wrapped: React would show the fallback, and then
// keep it for 300 ms.
const lazyPage = (route: AppRoute) => lazy(async () => ({ default: await loadPage(route) }));
