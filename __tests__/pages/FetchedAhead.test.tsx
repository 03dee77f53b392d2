// A file of its own: a module that has come once is never fetched again, so a failure could not be told from a success.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { applyingCopy } from '@/content/applying';
import { jobCopy } from '@/content/job';
import { jobPath } from '@/lib/paths';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

// Loading is tried three times, with pauses of seconds.
jest.mock('@/lib/wait', () => ({ wait: () => Promise.resolve() }));

let mockIsCut = true;
let mockFetches = 0;
jest.mock('@/features/applying/ApplyDialogs', () => {
  mockFetches += 1;
  if (mockIsCut) throw new Error('ChunkLoadError');
  return jest.requireActual('@/features/applying/ApplyDialogs');
});

test('a failure to fetch the application form ahead is said only when the form is wanted', async () => {
  await renderApp(jobPath('101'));
  await screen.findByRole('heading', { name: 'Description' });
  const apply = screen.getAllByRole('button', { name: 'Apply Now' })[0]!;

  fireEvent.focus(apply);
  await waitFor(() => expect(mockFetches).toBeGreaterThan(0));
  expect(screen.queryByText(jobCopy.applyFailed)).not.toBeInTheDocument();

  fireEvent.click(apply);
  expect(await screen.findByText(jobCopy.applyFailed)).toBeInTheDocument();
  expectLogged(/A part of the page could not be fetched/);

  mockIsCut = false;
  fireEvent.click(apply);
  expect(await screen.findByText(applyingCopy.loginText)).toBeInTheDocument();
});
