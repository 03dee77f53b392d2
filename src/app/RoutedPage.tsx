import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { LazyPage } from '@/lib/lazyPage';
import { ArrivalFocus, type ShownPath } from './ArrivalFocus';
import { PageErrorBoundary } from './PageErrorBoundary';
import { PageLoading } from './PageLoading';

/** One page of the route table: fetched, shown, and replaced by words of help when that fails. */
export function RoutedPage({ page, shownPath }: { page: LazyPage; shownPath: ShownPath }) {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pathname} onRetry={page.forget}>
      <Suspense fallback={<PageLoading />}>
        <LoadedPage page={page} />
        <ArrivalFocus shownPath={shownPath} />
      </Suspense>
    </PageErrorBoundary>
  );
}

// A page that is there already must not suspend: during hydration that would throw away the server's HTML.
function LoadedPage({ page }: { page: LazyPage }) {
  const Page = page.current() ?? use(page.load());
  return <Page />;
}
