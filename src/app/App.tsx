import { useCallback, useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Box } from '@/ui/Box';
import { Footer } from './layout/footer/Footer';
import { Header } from './layout/header/Header';
import { SkipLink } from './layout/header/SkipLink';
import { RoutedPage } from './RoutedPage';
import { anyOtherPath, notFoundPage, routes } from './routes';

/** The frame and, in it, the page that the address names. `onPageReady` is told whenever a page answers. */
export function App({ onPageReady }: { onPageReady?: () => void }) {
  const shownPath = useRef<string>(undefined);
  const arriveAt = useCallback((pathname: string) => {
    const previous = shownPath.current;
    shownPath.current = pathname;
    return previous;
  }, []);
  return (
    <>
      <SkipLink />
      <Header />
      <Box as="main" id="main" tabIndex={-1} sx={{ minHeight: '70vh' }}>
        <Routes>
          {routes.map(({ path, page }) => (
            <Route
              key={path}
              path={path}
              element={<RoutedPage key={path} {...{ page, arriveAt, onPageReady }} />}
            />
          ))}
          <Route
            path={anyOtherPath}
            element={<RoutedPage page={notFoundPage} {...{ arriveAt, onPageReady }} />}
          />
        </Routes>
      </Box>
      <Footer />
    </>
  );
}
