import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Job } from '@/contract/jobs';
import { selectFilters } from '@/features/jobs/search/filtersSlice';
import { selectFoundJobs, selectIndex, selectJobs, selectNow } from '@/features/jobs/search/selectFoundJobs';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { useAppSelector } from '@/store/hooks';
import type * as Code from '@/vacancies/findMore';
import type { MoreIndex, Ranked } from '@/vacancies/moreIndex';

// If this code does not come, the list works as specified.
const moreSearch = onDemand(() => import(/* webpackChunkName: "more" */ '@/vacancies/findMore'));

const nothing: readonly Ranked[] = [];

/**
 * What may fit besides the list, and whether that is still being looked for. It follows the list with a deferred render, so that it never
 * holds up a key.
 */
export function useMore(): { more: readonly Ranked[]; isStarting: boolean } {
  const filters = useAppSelector(selectFilters);
  const found = useAppSelector(selectFoundJobs);
  const index = useAppSelector(selectIndex);
  const now = useAppSelector(selectNow);
  const current = useMemo(() => ({ filters, found, index, now }), [filters, found, index, now]);
  const search = useDeferredValue(current);
  const hasWords = index.entries.length > 0 && (filters.search !== '' || filters.location !== '');
  const [hasFailed, setFailed] = useState(false);
  const indexed = useIndexed(hasWords, () => setFailed(true));
  const more = useMemo(() => {
    if (!indexed) return nothing;
    const { code, moreIndex } = indexed;
    return code.findMore(moreIndex, search.index, search.filters, search.now, search.found);
  }, [indexed, search]);
  return { more, isStarting: hasWords && !indexed && !hasFailed };
}

/** The fetched vacancies, indexed once there are words to find; undefined until all of them are. */
function useIndexed(hasWords: boolean, onFailure: () => void) {
  const jobs = useAppSelector(selectJobs);
  const code = useOnDemand(moreSearch, hasWords, onFailure);
  const [indexed, setIndexed] = useState<{ jobs: readonly Job[]; code: typeof Code; moreIndex: MoreIndex }>();
  useEffect(() => {
    if (!code || jobs.length === 0) return undefined;
    const moreIndex = code.createMoreIndex(jobs);
    let isCurrent = true;
    void moreIndex.addAllAsync().then(() => isCurrent && setIndexed({ jobs, code, moreIndex }));
    return () => {
      isCurrent = false;
    };
  }, [code, jobs]);
  return indexed?.jobs === jobs ? indexed : undefined;
}
