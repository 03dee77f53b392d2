import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as wiping from '@/device/wipe';
import { paths } from '@/lib/paths';
import { renderApp, signedInState } from '@test/renderApp';

const dialog = () => screen.findByRole('dialog', { name: 'Clear this site from this device?' });
const button = () => screen.getByRole('button', { name: 'Clear this site from this device' });

beforeEach(() => {
  localStorage.setItem('applied_101', 'true');
  sessionStorage.setItem('lindenway.tab.draft.homeEnquiry', JSON.stringify({ at: Date.now(), value: {} }));
  localStorage.setItem('someone-elses', 'stays');
});

test('one button deletes all that scripts can, after asking, and says what is left when it is done', async () => {
  const { store } = await renderApp(paths.privacy, { preloadedState: signedInState });
  expect(screen.getByText(/One cookie stays/)).toHaveTextContent('delete it in your browser’s settings');
  fireEvent.click(button());
  await dialog();
  fireEvent.click(button());
  expect(await screen.findByText(/^Done\. .* cookie .* all that is left\.$/)).toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual(['someone-elses']);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(store.getState().session.isAuthenticated).toBe(false);
  // Cancelling the second time does not say again that it is done.
  fireEvent.click(button());
  fireEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/^Done\. /)).not.toBeInTheDocument();
});

test('while the device is being wiped the button takes no second press', async () => {
  let finish = () => {};
  jest.spyOn(wiping, 'wipe').mockReturnValue(new Promise((resolve) => (finish = resolve)));
  await renderApp(paths.privacy);
  fireEvent.click(button());
  await dialog();
  fireEvent.click(button());
  await waitFor(() => expect(button()).toBeDisabled());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(['Cancel', 'Keep everything'])('"%s" deletes nothing', async (name) => {
  await renderApp(paths.privacy);
  fireEvent.click(button());
  fireEvent.click(within(await dialog()).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('applied_101')).toBe('true');
});
