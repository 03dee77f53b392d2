import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { retry } from '@/lib/retry';
import { ArrivalFocus, type ArriveAt } from './ArrivalFocus';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoading } from './PageLoading';
import type { AppRoute } from './routes';

type RoutedPageProps = { load: AppRoute['load']; arriveAt: ArriveAt; onPageReady?: () => void };

/** One page of the route table: loaded, shown, and replaced by a message with "Try again" when that fails. */
export function RoutedPage({ load, arriveAt, onPageReady }: RoutedPageProps) {
  const { pathname } = useLocation();
  const [Page, setPage] = useState(() => lazyPage(load));
  return (
    <PageErrorBoundary key={pathname} onRetry={() => setPage(() => lazyPage(load))}>
      <Suspense fallback={<PageLoading />}>
        <Page />
        <ArrivalFocus {...{ arriveAt, onPageReady }} />
      </Suspense>
    </PageErrorBoundary>
  );
}

// React.lazy remembers a failure, so each attempt is a new one.
const lazyPage = (load: AppRoute['load']) =>
  lazy(async () => {
    const { Page } = await retry(load);
    return { default: Page };
  });
