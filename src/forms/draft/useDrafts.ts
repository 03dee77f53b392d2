import { useState } from 'react';
import { hasDraft } from '@/device/draftKeys';
import { useIsHydrated } from '@/lib/useIsHydrated';
import { useOnDemand } from '@/lib/useOnDemand';
import type { DraftPlace } from './DraftPlace';

const load = () => import(/* webpackChunkName: "drafts" */ './DraftKeeper');

/**
 * The code that keeps drafts: loaded when asked for by `loadDrafts`, or at once if there is one from an earlier visit. Without it
 * a form works, but keeps nothing.
 */
export function useDrafts(place: DraftPlace | undefined) {
  const [state, setState] = useState<'waiting' | 'askedFor' | 'failed'>('waiting');
  const isHydrated = useIsHydrated();
  const hasEarlier = isHydrated && place && [place.key, place.guestKey].some(hasDraft);
  const isWanted =
    place !== undefined && (state === 'askedFor' || (state === 'waiting' && Boolean(hasEarlier)));
  // After a failure it is no longer wanted, so that the next field that gets the focus starts it anew.
  const drafts = useOnDemand(load, isWanted, () => setState('failed'));
  return { drafts, loadDrafts: () => setState('askedFor') };
}
