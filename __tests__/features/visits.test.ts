/** @jest-environment node */
import { checklistSlice, itemTicked } from '@/features/jobs/checklist/checklistSlice';
import { savedSlice, vacancySaved, vacancyUnsaved } from '@/features/jobs/saved/savedSlice';
import {
  listShown,
  seenSlice,
  selectIsFresh,
  selectIsOpened,
  vacancyOpened,
} from '@/features/jobs/saved/seenSlice';
import { signedIn } from '@/features/session/sessionSlice';
import {
  emailEntered,
  vacancyLeft,
  returnLinkSlice,
  returnLinkDismissed,
} from '@/features/session/returnLinkSlice';
import type { UnknownAction } from '@reduxjs/toolkit';

// What a visitor's next step or next visit starts from.

const HOUR = 60 * 60 * 1000;

describe('New', () => {
  const freshAfter = (...actions: UnknownAction[]) => {
    const seen = actions.reduce(seenSlice.reducer, undefined) ?? seenSlice.getInitialState();
    return ['1', '2', '3'].filter((id) => selectIsFresh({ seen }, id));
  };
  const first = listShown({ ids: ['1'], now: HOUR });
  const second = listShown({ ids: ['1', '2'], now: 20 * HOUR });

  it('is nothing on the first visit, and then what was not there before', () => {
    expect(freshAfter(first)).toEqual([]);
    expect(freshAfter(first, second)).toEqual(['2']);
  });

  it('stays for the visit, which ends when the list has not been shown for twelve hours', () => {
    const all = ['1', '2', '3'];
    expect(freshAfter(first, second, listShown({ ids: all, now: 32 * HOUR - 1 }))).toEqual(['2', '3']);
    expect(freshAfter(first, second, listShown({ ids: all, now: 32 * HOUR }))).toEqual(['3']);
  });

  it('ends for a vacancy that is opened, for good', () => {
    const opened = [first, second, vacancyOpened('2'), vacancyOpened('1')];
    expect(freshAfter(...opened)).toEqual([]);
    expect(freshAfter(...opened, listShown({ ids: ['1', '2'], now: 21 * HOUR }))).toEqual([]);
  });
});

test('a vacancy counts as opened from the first time on, until the list no longer has it', () => {
  const isOpened = (...actions: UnknownAction[]) =>
    selectIsOpened({ seen: actions.reduce(seenSlice.reducer, seenSlice.getInitialState()) }, '1');
  const opened = [listShown({ ids: ['1'], now: HOUR }), vacancyOpened('1')];
  expect(isOpened(vacancyOpened('2'))).toBe(false);
  expect(isOpened(...opened, listShown({ ids: ['1', '2'], now: 99 * HOUR }))).toBe(true);
  expect(isOpened(...opened, listShown({ ids: ['2'], now: 99 * HOUR }))).toBe(false);
});

describe('saved vacancies', () => {
  const after = (...actions: UnknownAction[]) =>
    actions.reduce(savedSlice.reducer, savedSlice.getInitialState()).jobs.map(({ id }) => id);
  const save = (id: string) => vacancySaved({ id, job_title: 'Porter' });

  it('stand in the order of saving, the latest first, each of them once', () => {
    expect(after(save('1'), save('2'), save('1'))).toEqual(['1', '2']);
  });

  it('go one at a time', () => {
    expect(after(save('1'), save('2'), save('3'), vacancyUnsaved('2'))).toEqual(['3', '1']);
    expect(after(save('1'), save('2'), vacancyUnsaved('2'))).toEqual(['1']);
    expect(after(save('1'), vacancyUnsaved('1'))).toEqual([]);
  });
});

test('rows of the checklist are ticked once, and unticked one at a time', () => {
  const tick = (id: string, isDone = true) => itemTicked({ id, isDone });
  const after = (...actions: UnknownAction[]) =>
    actions.reduce(checklistSlice.reducer, checklistSlice.getInitialState()).done;
  expect(after(tick('a'), tick('b'), tick('a'))).toEqual(['b', 'a']);
  expect(after(tick('a'), tick('b'), tick('a', false))).toEqual(['b']);
});

describe('the return link', () => {
  const after = (...actions: UnknownAction[]) =>
    actions.reduce(returnLinkSlice.reducer, returnLinkSlice.getInitialState());
  const leave = vacancyLeft({ jobId: '7', title: 'Porter' });
  const email = 'ada@candidate.example';

  it('keeps the title of its vacancy when that is left once more without one, and not of another', () => {
    expect(after(leave, vacancyLeft({ jobId: '7' }))).toEqual({ jobId: '7', title: 'Porter', email: '' });
    expect(after(leave, vacancyLeft({ jobId: '8' }))).toEqual({ jobId: '8', title: '', email: '' });
  });

  it('once followed or closed leaves the email, which is needed until the visitor has signed in', () => {
    expect(after(leave, emailEntered(email), returnLinkDismissed())).toEqual({ jobId: '', title: '', email });
    expect(after(emailEntered(email), emailEntered(''))).toMatchObject({ email });
    expect(after(emailEntered(email), signedIn('Ada', email))).toEqual(after());
  });

  it('outlives signing in', () => {
    expect(after(leave, emailEntered(email), signedIn('Ada', email))).toEqual(after(leave));
  });
});
