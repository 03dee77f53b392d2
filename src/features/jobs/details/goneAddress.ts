import { createContext } from 'react';

/**
 * The address for which the server sent the page of a vacancy that is gone, so that the page says so without a call. #root is
 * marked instead of naming the vacancy, so that one rendered page serves every vacancy that is gone.
 */
export const GoneAddress = createContext(addressOfDocument());

function addressOfDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.getElementById('root')?.dataset.gone ? window.location.pathname : undefined;
}
