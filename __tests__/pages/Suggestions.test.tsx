import { fireEvent, screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { makeJob } from '@test/fixtures';
import { recordRequests } from '@test/network';
import { renderApp } from '@test/renderApp';
import { openList, serve, showing, titles } from '@test/vacancies';

const title = () => screen.getByRole('combobox', { name: 'Enter Job title' });
const place = () => screen.getByRole('combobox', { name: 'Set your location' });
const list = () => screen.queryByRole('listbox', { name: 'Suggestions' });
const options = () => [...(list()?.children ?? [])].map(({ textContent }) => textContent);
const reached = () => list()?.querySelector('[aria-selected=true]') ?? null;

beforeEach(() => {
  serve([
    makeJob({ id: '1', job_title: 'Staff Nurse', workplace: 'Hospital', location: 'Camden, London NW1' }),
    makeJob({ id: '2', job_title: 'Nurse, A&E', workplace: 'Hospital', location: 'Camden, London NW1' }),
    makeJob({ id: '101', job_title: 'Hospital Porter', workplace: 'Nursing home', location: 'Croydon CR0' }),
  ]);
});

test('the boxes suggest titles, workplaces and places that vacancies have, those that begin so first', async () => {
  const { user } = await openList();
  await user.type(title(), 'n');
  expect(options()).toEqual([]);
  await user.keyboard('ur');
  await waitFor(() => expect(options()).toEqual(['Nurse, A&E', 'Nursing home', 'Staff Nurse']));
  await user.clear(title());
  await user.type(title(), 'hosp');
  await waitFor(() => expect(options()).toEqual(['Hospital', 'Hospital Porter']));
  await user.type(place(), 'c');
  await user.type(place(), 'a');
  await waitFor(() => expect(options()).toEqual(['Camden, London NW1']));
});

test('the arrows reach an option and Enter takes it, but not while it composes a letter; the list follows and the focus stays', async () => {
  const { user } = await openList();
  await user.type(title(), 'nur');
  expect(title()).toHaveAttribute('aria-expanded', 'true');
  expect(title()).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(reached()).toHaveTextContent('Staff Nurse');
  expect(title()).toHaveAttribute('aria-activedescendant', reached()!.id);
  await user.keyboard('{ArrowDown}');
  expect(reached()).toBeNull();
  await user.keyboard('{ArrowUp}');
  fireEvent.keyDown(title(), { key: 'Enter', isComposing: true });
  expect(title()).toHaveValue('nur');
  await user.keyboard('{Enter}');
  expect(title()).toHaveValue('Staff Nurse');
  expect(title()).toHaveFocus();
  expect(title()).toHaveAttribute('aria-expanded', 'false');
  await showing(1);
  expect(titles()).toEqual(['Staff Nurse']);
});

test('Enter without a choice searches for what was typed, and closes the suggestions', async () => {
  const { user } = await openList();
  await user.type(title(), 'nur{Enter}');
  expect(title()).toHaveValue('nur');
  expect(screen.getByText(/^Showing: 2 filtered jobs/)).toHaveFocus();
  expect(options()).toEqual([]);
});

test('Escape and leaving the box close the suggestions, an arrow opens them again', async () => {
  const { user } = await openList();
  await user.type(title(), 'nur{Escape}');
  expect(options()).toEqual([]);
  expect(title()).toHaveValue('nur');
  await user.keyboard('{ArrowUp}');
  expect(reached()).toHaveTextContent('Staff Nurse');
  await user.tab();
  expect(options()).toEqual([]);
});

test('the home page fetches the vacancies for it once a box is used; a pressed option goes to the list, and nothing typed is sent', async () => {
  const requests = recordRequests(apiPaths.jobs);
  const { user, pathname, query } = await renderApp(paths.home);
  expect(requests).toHaveLength(0);
  await user.type(title(), 'hos');
  await user.click(await screen.findByRole('option', { name: 'Hospital Porter' }));
  expect(title()).toHaveFocus();
  await user.keyboard('{Enter}');
  await showing(1);
  await waitFor(() => expect(pathname() + query()).toBe(`${paths.jobs}?jobTitle=Hospital+Porter`));
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]!.url).search).toBe('');
});
