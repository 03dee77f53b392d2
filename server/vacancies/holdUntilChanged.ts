import type { Context } from '@server/context/context';
import { vacanciesVersion } from './vacancyQueries';

/**
 * Returns a function that gives what `build` makes of the vacancies. It is built at the first call and after every change,
 * once for all calls that wait for it; a build that fails is tried again by the next call.
 */
export function holdUntilChanged<Result>(
  context: Pick<Context, 'db' | 'now'>,
  build: () => Promise<Result>,
): () => Promise<Result> {
  let held: { version: string; result: Promise<Result> } | undefined;
  return async () => {
    // Read before the rows: if they change in between, the next request reads again.
    const version = await vacanciesVersion(context);
    if (held?.version === version) return held.result;
    const fresh = { version, result: build() };
    held = fresh;
    fresh.result.catch(() => {
      if (held === fresh) held = undefined;
    });
    return fresh.result;
  };
}
