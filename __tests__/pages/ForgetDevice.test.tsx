import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/lib/paths';
import { renderApp, signedInState } from '@test/renderApp';

const button = () => screen.getByRole('button', { name: 'Clear this site from this device' });

beforeEach(() => {
  localStorage.setItem('applied_101', 'true');
  localStorage.setItem('lindenway.draft.homeEnquiry//', JSON.stringify({ at: Date.now(), value: {} }));
  localStorage.setItem('someone-elses', 'stays');
});

test('one button deletes all that scripts can, after asking, and says what is left when it is done', async () => {
  const { store } = await renderApp(paths.privacy, { preloadedState: signedInState });
  fireEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Clear this site from this device?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Clear this site from this device' }));
  expect(await screen.findByText(/^Done\. .* cookie .* all that is left\.$/)).toBeInTheDocument();
  expect(Object.keys(localStorage)).toEqual(['someone-elses']);
  expect(store.getState().session.isAuthenticated).toBe(false);
});

test('the cookie that scripts cannot delete is named before one starts', async () => {
  await renderApp(paths.privacy);
  expect(screen.getByText(/One cookie stays/)).toHaveTextContent('delete it in your browser’s settings');
});

test('cancelling deletes nothing', async () => {
  await renderApp(paths.privacy);
  fireEvent.click(button());
  const dialog = await screen.findByRole('dialog', { name: 'Clear this site from this device?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage.getItem('applied_101')).toBe('true');
});
