import { useCallback, useRef } from 'react';
import { Route, Routes, type Location } from 'react-router-dom';
import { Box } from '@/ui/Box';
import { Footer } from './layout/footer/Footer';
import { Header } from './layout/header/Header';
import { SkipLink } from './layout/header/SkipLink';
import { OfflineHost } from './offline/OfflineHost';
import { RoutedPage } from './RoutedPage';
import { VisitNotes } from './visit/VisitNotes';
import { notFoundRoute, routes } from './routes';

/**
 * Header, footer and, between them, the page of the address.
 * @param onPageReady called when a page has mounted or hydrated, or a message has taken its place
 */
export function App({ onPageReady }: { onPageReady?: () => void }) {
  const shown = useRef<Location>(undefined);
  const arriveAt = useCallback((location: Location) => {
    const previous = shown.current;
    shown.current = location;
    return previous;
  }, []);
  return (
    <>
      <SkipLink />
      <Header />
      <VisitNotes />
      <Box as="main" id="main" tabIndex={-1} sx={{ minHeight: '70vh' }}>
        <Routes>
          {[...routes, notFoundRoute].map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<RoutedPage key={route.path} {...{ route, arriveAt, onPageReady }} />}
            />
          ))}
        </Routes>
      </Box>
      <Footer />
      <OfflineHost />
    </>
  );
}
