import { createContext } from 'react';

/**
 * The address whose page the server sent as that of a vacancy that is gone: without script there is no call to tell. Marked on
 * #root and not by the vacancy's id, so that one rendered page serves every vacancy that is gone.
 */
export const GoneAddress = createContext(addressOfDocument());

function addressOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.getElementById('root')?.dataset.gone ? window.location.pathname : undefined;
}
