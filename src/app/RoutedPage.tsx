import { createElement, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/makeStore';
import { ArrivalFocus, type ArriveAt } from './ArrivalFocus';
import type { LazyPage } from './lazyPage';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoading } from './PageLoading';

type RoutedPageProps = { page: LazyPage; arriveAt: ArriveAt; onPageReady?: () => void };

/** One page of the route table: fetched, shown, and replaced by words of help when that fails. */
export function RoutedPage({ page, arriveAt, onPageReady }: RoutedPageProps) {
  const { pathname } = useLocation();
  const store = useAppStore();
  return (
    <PageErrorBoundary key={pathname} onRetry={() => page.forget(store)}>
      <Suspense fallback={<PageLoading />}>
        <LoadedPage page={page} store={store} />
        <ArrivalFocus {...{ arriveAt, onPageReady }} />
      </Suspense>
    </PageErrorBoundary>
  );
}

// Chosen once: the page and what waits for it are two components, and a change would mount the page anew.
function LoadedPage({ page, store }: { page: LazyPage; store: AppStore }) {
  const [component] = useState(() => page.component(store));
  return createElement(component);
}
