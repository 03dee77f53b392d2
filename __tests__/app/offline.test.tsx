import { act, screen, waitFor, within } from '@testing-library/react';
import { offlineLine } from '@/content/pageTrouble';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import { makeJob } from '@test/fixtures';
import { formNamed } from '@test/forms';
import { scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('a page says in one line that there is no connection, until it is back, and disables no button', async () => {
  await renderApp(jobPath('101'));
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByRole('heading', { level: 1, name: makeJob().job_title })).toBeInTheDocument();
  for (const button of screen.getAllByRole('button', { name: 'Apply Now' })) expect(button).toBeEnabled();
  expect(screen.getByText(offlineLine).parentElement).toHaveRole('status');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(offlineLine)).not.toBeInTheDocument();
});

test('an answer of any status to what was sent shows that the device was wrong about it', async () => {
  await renderApp(paths.signIn);
  const form = formNamed('Sign In');
  await screen.findByLabelText('Sign In', { selector: 'form' });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(offlineLine)).toBeInTheDocument();
  scenarios.answers(apiPaths.login, 400);
  form.type({ Email: 'adaeze@lindenway.example', Password: 'Lantern1!' });
  form.press('Sign In');
  await waitFor(() => expect(screen.queryByText(offlineLine)).not.toBeInTheDocument());
});

const denied = new DOMException('denied', 'SecurityError');
const throwDenied = () => {
  throw denied;
};

test.each<[string, () => unknown, RegExp]>([
  ['are there without a value', () => undefined, /^$/],
  ['are forbidden', () => ({ register: () => Promise.reject(denied) }), /could not be registered/],
  ['throw at once', () => ({ register: throwDenied }), /could not be registered/],
  ['may not even be named', throwDenied, /could not be registered/],
])('a page is shown where service workers %s', async (_, get, logged) => {
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get });
  await renderApp(paths.faq);
  expect(await within(screen.getByRole('main')).findByRole('heading', { level: 1 })).toBeInTheDocument();
  expectLogged(logged);
});
