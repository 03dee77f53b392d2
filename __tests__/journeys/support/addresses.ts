import { exampleAddresses } from '@tools/dev/exampleAddresses';

/** A page of every route, and an address that is no page. */
export const addresses: string[] = [...exampleAddresses, '/no-such-page'];
