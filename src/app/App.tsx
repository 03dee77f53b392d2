import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { DialogHistory } from '@/lib/backCloses';
import { SCROLL_KEY } from '@/device/storedKeys';
import { Box } from '@/ui/Box';
import { ArrivalFocus } from './ArrivalFocus';
import { ErrorBoundary } from './ErrorBoundary';
import { Footer } from './layout/footer/Footer';
import { Header } from './layout/header/Header';
import { SkipLink } from './layout/header/SkipLink';
import { Offline } from './Offline';
import { ReturnLink } from './ReturnLink';

/** Header, footer and, between them, the page of the address. A page stays until the next one has been loaded. */
export function App() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <DialogHistory>
      <ScrollRestoration storageKey={SCROLL_KEY} />
      <SkipLink />
      <ErrorBoundary name="Offline" part={Offline} />
      <ErrorBoundary name="header" part={Header} />
      <ErrorBoundary name="ReturnLink" part={ReturnLink} />
      <Box as="main" id="main" tabIndex={-1} aria-busy={isLoading || undefined} sx={mainStyles}>
        <Outlet />
      </Box>
      <ErrorBoundary name="ArrivalFocus" part={ArrivalFocus} />
      <ErrorBoundary name="footer" part={Footer} />
    </DialogHistory>
  );
}

const mainStyles = {
  minHeight: '70vh',
  // Once loading takes a moment.
  '&[aria-busy]': { opacity: 0.5, transition: 'opacity .3s .3s' },
} as const;
