import { fireEvent, screen } from '@testing-library/react';
import { headerCopy } from '@/content/navigation';
import { setShared } from '@/lib/device/setShared';
import { paths } from '@/lib/paths';
import { expectLogged } from '@test/problems';
import { renderApp, signedInState } from '@test/renderApp';

jest.mock('@/lib/wait', () => ({ wait: () => Promise.resolve() }));
jest.mock('@/store/leaveSharedComputer', () => {
  throw new Error('No signal');
});

test('a shared computer that could not be cleared says how it can be', async () => {
  setShared(true);
  const { store } = await renderApp(paths.faq, { preloadedState: signedInState });
  fireEvent.click((await screen.findAllByRole('button', { name: /Welcome!/ }))[0]!);
  fireEvent.click((await screen.findAllByText('Log Out'))[0]!);
  expect(await screen.findByText(headerCopy.notWiped)).toBeVisible();
  expect(store.getState().session.isAuthenticated).toBe(false);
  expectLogged(/could not be wiped/);
  setShared(false);
});
