/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import { appliedSlice, selectHasApplied, selectReceipts } from '@/features/applying/appliedSlice';
import { acknowledged } from '@/features/applying/applyingSlice';
import { savedSlice, vacancySaved, vacancyUnsaved } from '@/features/jobs/list/savedSlice';
import {
  filtersCleared,
  filtersSlice,
  filterTicked,
  locationTyped,
  searchTyped,
  sortChosen,
} from '@/features/jobs/search/filtersSlice';
import { returnLinkSlice, vacancyLeft } from '@/features/session/returnLinkSlice';
import { isSamePerson } from '@/features/session/sessionSlice';
import { noFilters } from '@/vacancies/filters';

const tick = (option: string, isTicked = true) => filterTicked({ group: 'jobTypes', option, isTicked });
const receipt = (jobId: string, sentAt: number, account = 'ada') =>
  acknowledged({ jobId, title: 'Porter', account, reference: 'LW-1', sentAt });

test('two sessions are one person’s by the email, and by the name only where that is all there is', () => {
  const session = (username: string, account?: string) => ({
    isAuthenticated: true,
    username,
    ...(account && { account }),
  });
  expect(isSamePerson(session('Ada', 'a@b.example'), session('Ada', 'a@b.example'))).toBe(true);
  expect(isSamePerson(session('Ada', 'a@b.example'), session('Ada', 'c@d.example'))).toBe(false);
  expect(isSamePerson(session('Ada'), session('Ada', 'a@b.example'))).toBe(true);
  expect(isSamePerson(session('Ada'), session('Ben', 'a@b.example'))).toBe(false);
});

test('a box that is ticked twice is ticked once, and apart from those of other groups', () => {
  const partTime = filterTicked({ group: 'employmentTypes', option: 'Part-time', isTicked: true });
  const actions = [tick('Contract'), tick('Contract'), tick('Permanent'), tick('Contract', false), partTime];
  expect(actions.reduce(filtersSlice.reducer, noFilters)).toEqual({
    ...noFilters,
    jobTypes: ['Permanent'],
    employmentTypes: ['Part-time'],
  });
});

test('clearing unticks the boxes and leaves what was typed or chosen', () => {
  const typed = [searchTyped('nurse'), locationTyped('Camden'), sortChosen('Past 1 week')].reduce(
    filtersSlice.reducer,
    noFilters,
  );
  expect([tick('Contract'), filtersCleared()].reduce(filtersSlice.reducer, typed)).toEqual(typed);
});

test('a vacancy applied for twice is marked once, and no other', () => {
  const applied = [receipt('7', 1), receipt('7', 2)].reduce(appliedSlice.reducer, undefined)!;
  expect(applied.jobIds).toEqual(['7']);
  expect(selectHasApplied({ applied }, '7')).toBe(true);
  expect(selectHasApplied({ applied }, '77')).toBe(false);
});

test('the receipts of an account come newest first, one for each vacancy', () => {
  const sent = [receipt('7', 1), receipt('8', 2), receipt('8', 3, 'ben'), receipt('7', 4)];
  const applied = sent.reduce(appliedSlice.reducer, undefined)!;
  const session = { isAuthenticated: true, username: 'Ada', account: 'ada' };
  expect(selectReceipts({ applied, session }).map(({ jobId, sentAt }) => [jobId, sentAt])).toEqual([
    ['7', 4],
    ['8', 2],
  ]);
  expect(selectReceipts({ applied, session: { isAuthenticated: false, username: '' } })).toEqual([]);
});

test('saved vacancies stand in the order of saving, the latest first, each once, and go one at a time', () => {
  const after = (...actions: UnknownAction[]) =>
    actions.reduce(savedSlice.reducer, savedSlice.getInitialState()).jobs.map(({ id }) => id);
  const save = (id: string) => vacancySaved({ id, job_title: 'Porter' });
  expect(after(save('1'), save('2'), save('1'))).toEqual(['1', '2']);
  expect(after(save('1'), save('2'), save('3'), vacancyUnsaved('2'))).toEqual(['3', '1']);
  expect(after(save('1'), vacancyUnsaved('1'))).toEqual([]);
});

test('the return link keeps the title of a vacancy that is left again without one, and not of another', () => {
  const after = (...actions: UnknownAction[]) =>
    actions.reduce(returnLinkSlice.reducer, returnLinkSlice.getInitialState());
  const leave = vacancyLeft({ jobId: '7', title: 'Porter' });
  expect(after(leave, vacancyLeft({ jobId: '7' }))).toEqual({ jobId: '7', title: 'Porter' });
  expect(after(leave, vacancyLeft({ jobId: '8' }))).toEqual({ jobId: '8', title: '' });
});
