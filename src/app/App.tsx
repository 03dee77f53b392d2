import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Footer } from './frame/Footer';
import { Header } from './frame/Header';
import { SkipLink } from './frame/SkipLink';
import { RoutedPage } from './RoutedPage';
import { notFoundPage, routes } from './routes';

/** The frame and, in it, the page that the address names. */
export function App() {
  const shownPath = useRef<string>(undefined);
  return (
    <>
      <SkipLink />
      <Header />
      <Box component="main" id="main" tabIndex={-1} sx={{ minHeight: '70vh' }}>
        <Routes>
          {routes.map(({ path, page }) => (
            <Route
              key={path}
              path={path}
              element={<RoutedPage key={path} page={page} shownPath={shownPath} />}
            />
          ))}
          <Route path="*" element={<RoutedPage page={notFoundPage} shownPath={shownPath} />} />
        </Routes>
      </Box>
      <Footer />
    </>
  );
}
