// A file of its own: a module that has come once is never fetched again, so a failure could not be told from a success.
import { fireEvent, screen } from '@testing-library/react';
import { applyingCopy } from '@/content/applying';
import { jobCopy } from '@/content/job';
import { jobPath } from '@/lib/paths';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

// Loading is tried three times, with pauses of seconds.
jest.mock('@/lib/wait', () => ({ wait: () => Promise.resolve() }));

let mockIsCut = true;
jest.mock('@/features/applying/ApplyDialogs', () => {
  if (mockIsCut) throw new Error('ChunkLoadError');
  return jest.requireActual('@/features/applying/ApplyDialogs');
});

test('a failure to fetch the application form is said, and the next press fetches it again', async () => {
  await renderApp(jobPath('101'));
  await screen.findByRole('heading', { name: 'Description' });
  const apply = screen.getAllByRole('button', { name: 'Apply Now' })[0]!;

  fireEvent.click(apply);
  expect(await screen.findByText(jobCopy.applyFailed)).toBeInTheDocument();
  expectLogged(/A part of the page could not be fetched/);

  mockIsCut = false;
  fireEvent.click(apply);
  expect(await screen.findByText(applyingCopy.loginText)).toBeInTheDocument();
});
