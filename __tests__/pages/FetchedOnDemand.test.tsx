import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jobCopy, jobsCopy } from '@/content/jobs';
import { jobPath } from '@/lib/paths';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { box, openList, showing } from '@test/vacancies';

let mockIsCut = false;
const mockFetch = <Part,>(part: () => Part) => {
  if (mockIsCut) throw new Error('ChunkLoadError');
  return part();
};
jest.mock('@/features/jobs/search/FilterDrawer', () =>
  mockFetch(() => jest.requireActual('@/features/jobs/search/FilterDrawer')),
);
jest.mock('@/pages/ApplyDialogs', () => mockFetch(() => jest.requireActual('@/pages/ApplyDialogs')));

const press = (name: RegExp | string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

test('says so when the filters cannot be fetched, and opens them at the next press', async () => {
  await openList();
  mockIsCut = true;
  press(/^Filters/);
  expect(await screen.findByText(jobsCopy.filtersFailed)).toBeInTheDocument();
  expectLogged(/A part of the page could not be fetched/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  mockIsCut = false;
  press(/^Filters/);
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fireEvent.click(drawer.getByRole('checkbox', { name: 'Contract' }));
  fireEvent.click(await drawer.findByRole('button', { name: 'Show 1 jobs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await showing(1);
  expect(box('Contract')).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter Contract' }));
  expect(box('Contract')).not.toBeChecked();
});

test('says so when the way to apply cannot be fetched, and opens it at the next press', async () => {
  await renderApp(jobPath('101'));
  await screen.findByRole('heading', { name: 'Description' });
  mockIsCut = true;
  press('Apply Now');
  expect(await screen.findByText(jobCopy.applyFailed)).toBeInTheDocument();
  expectLogged(/A part of the page could not be fetched/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  mockIsCut = false;
  press('Apply Now');
  expect(await screen.findByText(jobCopy.loginText)).toBeVisible();
});

test('fetches the way to apply ahead, and says nothing when that fails', async () => {
  await renderApp(jobPath('101'));
  await screen.findByRole('heading', { name: 'Description' });
  mockIsCut = true;
  await act(async () => void fireEvent.focus(screen.getAllByRole('button', { name: 'Apply Now' })[0]!));
  mockIsCut = false;
  expect(screen.queryByText(jobCopy.applyFailed)).not.toBeInTheDocument();
});
