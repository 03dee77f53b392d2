import { paths } from '@/lib/paths';

/** A page of every route; those with a parameter by an example. */
export const routeAddresses: string[] = Object.values(paths).map((path) =>
  path.replace(':id', '101').replace(':token', 'abc'),
);

/** Those, and an address that is no page. */
export const addresses: string[] = [...routeAddresses, '/no-such-page'];
