import { createContext } from 'react';

/**
 * The address of a vacancy that the server has already answered as gone, so that the page says so before its own call is answered.
 * #root has a flag instead of the vacancy's id, so that one rendered page serves every vacancy that is gone.
 */
export const GoneAddress = createContext<string | undefined>(undefined);
