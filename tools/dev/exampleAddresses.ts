import { paths } from '@/lib/paths';

/** A page of every route; those with a parameter by an example, the vacancy by one of the samples. */
export const exampleAddresses: string[] = Object.values(paths).map((path) =>
  path.replace(':id', '101').replace(':token', 'token'),
);
