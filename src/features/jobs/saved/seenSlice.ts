import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asTexts, jsonSlice } from '@/device/storedSlice';
import { HOUR } from '@/lib/time/durations';

/** Ids of the vacancies that this device knew before, of those that are marked New, and of those that were opened. */
export type SeenState = {
  known: readonly string[];
  fresh: readonly string[];
  opened: readonly string[];
  /** When the list was last shown, in milliseconds; 0 before the first time. */
  at: number;
};

const initialState: SeenState = { known: [], fresh: [], opened: [], at: 0 };

/** A list shown again after this long is a new visit: what was New the last time no longer is. */
const VISIT_MS = 12 * HOUR;

export const seenSlice = createSlice({
  name: 'seen',
  initialState,
  reducers: {
    /** On the first visit nothing is New. */
    listShown: (seen, { payload: { ids, now } }: PayloadAction<{ ids: readonly string[]; now: number }>) => {
      const isSameVisit = now - seen.at < VISIT_MS;
      const stillFresh = new Set(isSameVisit ? seen.fresh : []);
      const before = new Set(seen.at === 0 ? ids : [...seen.known, ...seen.fresh]);
      const isFresh = (id: string) => stillFresh.has(id) || !before.has(id);
      return {
        known: ids.filter((id) => !isFresh(id)),
        fresh: ids.filter(isFresh),
        opened: seen.opened.filter((id) => ids.includes(id)),
        at: now,
      };
    },
    vacancyOpened: (seen, { payload }: PayloadAction<string>) =>
      seen.opened.includes(payload)
        ? seen
        : {
            ...seen,
            known: [...seen.known, payload],
            fresh: seen.fresh.filter((id) => id !== payload),
            opened: [...seen.opened, payload],
          },
  },
  selectors: {
    selectIsFresh: ({ fresh }, jobId: string) => fresh.includes(jobId),
    selectIsOpened: ({ opened }, jobId: string) => opened.includes(jobId),
  },
});

export const { listShown, vacancyOpened } = seenSlice.actions;
export const { selectIsFresh, selectIsOpened } = seenSlice.selectors;

export const storedSeen = jsonSlice<SeenState>('lindenway.seen', {
  initialState,
  toState: ({ known, fresh, opened, at }) => ({
    known: asTexts(known),
    fresh: asTexts(fresh),
    opened: asTexts(opened),
    at: typeof at === 'number' ? at : 0,
  }),
});
