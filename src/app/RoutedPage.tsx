import { createElement, Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { LazyPage } from '@/lib/lazyPage';
import { ArrivalFocus, type ArriveAt } from './ArrivalFocus';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoading } from './PageLoading';

/** One page of the route table: fetched, shown, and replaced by words of help when that fails. */
export function RoutedPage({ page, arriveAt }: { page: LazyPage; arriveAt: ArriveAt }) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pathname} onRetry={page.forget}>
      <Suspense fallback={<PageLoading />}>
        <LoadedPage page={page} />
        <ArrivalFocus arriveAt={arriveAt} />
      </Suspense>
    </PageErrorBoundary>
  );
}

function LoadedPage({ page }: { page: LazyPage }) {
  return createElement(use(page.load()));
}
