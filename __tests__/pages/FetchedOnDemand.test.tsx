import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { applyingCopy } from '@/content/applying';
import { jobCopy } from '@/content/job';
import { jobPath, paths } from '@/lib/paths';
import { notify } from '@/ui/toast/notify';
import { findToast } from '@test/forms';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';
import { openList, search } from '@test/vacancies';

// Loading is tried three times, with pauses of seconds.
jest.mock('@/lib/wait', () => ({ wait: () => Promise.resolve() }));

// A module that has come once is never fetched again: each test has one of its own.
let mockIsCut = false;
const mockFetch = <Part,>(part: () => Part) => {
  if (mockIsCut) throw new Error('ChunkLoadError');
  return part();
};
jest.mock('@/features/applying/ApplyDialogs', () =>
  mockFetch(() => jest.requireActual('@/features/applying/ApplyDialogs')),
);
jest.mock('@/vacancies/findMore', () => mockFetch(() => jest.requireActual('@/vacancies/findMore')));
jest.mock('@/ui/toast/Toaster', () => mockFetch(() => jest.requireActual('@/ui/toast/Toaster')));

const press = (name: RegExp | string) => fireEvent.click(screen.getAllByRole('button', { name })[0]!);

test('a message is still given when the code of the toasts cannot be fetched, and the next one is a toast', async () => {
  const alert = jest.spyOn(window, 'alert').mockReturnValue();
  const onClosed = jest.fn();
  await renderApp(paths.faq);
  mockIsCut = true;
  act(() => notify.success('Saved', onClosed));
  await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  expect(alert.mock.calls).toEqual([['Saved']]);
  mockIsCut = false;
  act(() => notify.failure('Not saved'));
  expect(await findToast('alert', 'Not saved')).toBeInTheDocument();
  expect(alert).toHaveBeenCalledTimes(1);
});

test('the page says so when the application form cannot be fetched, and opens it at the next press', async () => {
  await renderApp(jobPath('101'));
  await screen.findByRole('heading', { name: 'Description' });
  mockIsCut = true;
  press('Apply Now');
  expect(await screen.findByText(jobCopy.applyFailed)).toBeInTheDocument();
  expectLogged(/A part of the page could not be fetched/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  mockIsCut = false;
  press('Apply Now');
  expect(await screen.findByText(applyingCopy.loginText)).toBeInTheDocument();
});

test('an empty list says that nothing matches when the code that looks further cannot be fetched', async () => {
  await openList();
  mockIsCut = true;
  search('astronaut');
  expect(await screen.findByText('No jobs match your search')).toBeInTheDocument();
  expectLogged(/A part of the page could not be fetched/);
});
