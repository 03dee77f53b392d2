import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@/store/makeStore';
import type { RootState } from '@/store/rootReducer';
import { useOnDemand } from '@/lib/onDemand';
import { toaster } from '@/ui/toast/notify';
import { ErrorBoundary } from './ErrorBoundary';
import { theme } from './theme/theme';

type ProvidersProps = {
  store: AppStore;
  /** While hydrating: the state that the HTML was rendered from. What is stored on the device follows right after. */
  serverState?: RootState;
  cache: EmotionCache;
  children: ReactNode;
};

/** Everything that stands around the routes, the same in the browser, at build time and in tests. */
export const Providers = ({ store, serverState, cache, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    <Provider store={store} serverState={serverState}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <StrictMode>{children}</StrictMode>
        {/* Outside StrictMode, which mounts twice: react-toastify drops what was shown in the first container. */}
        <ErrorBoundary name="ToastHost" part={ToastHost} />
      </ThemeProvider>
    </Provider>
  </CacheProvider>
);

/** The place of the toasts, empty until the first one. */
function ToastHost() {
  const loaded = useOnDemand(toaster, false);
  return loaded ? <loaded.Toaster /> : null;
}
