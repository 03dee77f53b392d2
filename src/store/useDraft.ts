import { createAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { selectAccount } from '@/features/session/sessionSlice';
import { draftKey, type DraftForm } from '@/device/draftKeys';
import { useAppDispatch, useAppSelector } from './hooks';

/** What happened to a draft, for the log of actions; what was typed is not in it. */
const draftEvents = {
  kept: createAction<{ form: DraftForm; jobId: string }>('draft/kept'),
  restored: createAction<{ form: DraftForm; jobId: string }>('draft/restored'),
  discarded: createAction<{ form: DraftForm; jobId: string }>('draft/discarded'),
};

/** Where the draft of a form is kept: for the account that is signed in. */
export function useDraft(form: DraftForm) {
  return useDraftOf({ form, jobId: '', account: useAppSelector(selectAccount) });
}

type DraftOf = { form: DraftForm; jobId: string; account: string; fileField?: string };

/** The same for one vacancy and a given account, whose draft it stays even if its session ends meanwhile. */
export function useDraftOf({ form, jobId, account, fileField }: DraftOf) {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      key: draftKey(form, jobId, account),
      guestKey: draftKey(form, jobId, ''),
      fileField,
      report: (event: keyof typeof draftEvents) => void dispatch(draftEvents[event]({ form, jobId })),
    }),
    [form, jobId, account, fileField, dispatch],
  );
}
