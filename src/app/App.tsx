import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { DialogHistory } from '@/lib/backCloses';
import { SCROLL_KEY } from '@/device/storedKeys';
import { Box } from '@/ui/Box';
import { ArrivalFocus } from './ArrivalFocus';
import { Footer } from './layout/footer/Footer';
import { Header } from './layout/header/Header';
import { SkipLink } from './layout/header/SkipLink';
import { Offline } from './Offline';
import { Part } from './Part';
import { VisitNotes } from './VisitNotes';

/** Header, footer and, between them, the page of the address. A page stays until the next one has been loaded. */
export function App() {
  const isLoading = useNavigation().state === 'loading';
  return (
    <DialogHistory>
      <ScrollRestoration storageKey={SCROLL_KEY} />
      <SkipLink />
      <Part name="Offline" of={Offline} />
      <Part name="header" of={Header} />
      <Part name="VisitNotes" of={VisitNotes} />
      <Box as="main" id="main" tabIndex={-1} aria-busy={isLoading || undefined} sx={mainStyles}>
        <Outlet />
      </Box>
      <Part name="ArrivalFocus" of={ArrivalFocus} />
      <Part name="footer" of={Footer} />
    </DialogHistory>
  );
}

const mainStyles = {
  minHeight: '70vh',
  // Once loading takes a moment.
  '&[aria-busy]': { opacity: 0.5, transition: 'opacity .3s .3s' },
} as const;
