/** @jest-environment node */
import { savedSlice, vacancySaved, vacancyUnsaved } from '@/features/jobs/list/savedSlice';
import { vacancyLeft, returnLinkSlice } from '@/features/session/returnLinkSlice';
import type { UnknownAction } from '@reduxjs/toolkit';

// What a visitor's next step or next visit starts from.

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

describe('the return link', () => {
  const after = (...actions: UnknownAction[]) =>
    actions.reduce(returnLinkSlice.reducer, returnLinkSlice.getInitialState());
  const leave = vacancyLeft({ jobId: '7', title: 'Porter' });

  it('keeps the title of its vacancy when that is left once more without one, and not of another', () => {
    expect(after(leave, vacancyLeft({ jobId: '7' }))).toEqual({ jobId: '7', title: 'Porter' });
    expect(after(leave, vacancyLeft({ jobId: '8' }))).toEqual({ jobId: '8', title: '' });
  });
});
