import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiPaths } from '@/contract/paths';
import { toasts } from '@/contract/toasts';
import { signedIn, signedOut } from '@/features/session/sessionSlice';
import {
  dialog,
  expectNoDialog,
  field,
  fillApplication,
  openApplication,
  openForm,
  pressApplyNow,
  signInAgain,
  submit,
} from '@test/applying';
import { network, recordRequests, scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';

const ben = signedIn('Ben', 'ben@candidate.example');

function expectNothingOfAda() {
  expect([field('Full name').value, field('Email').value, field('Cover letter').value]).toEqual(['', '', '']);
  expect(dialog().queryByText('cv.pdf')).not.toBeInTheDocument();
}

test('closes when its owner logs out in another tab, and is empty for whoever signs in next', async () => {
  const { store } = await openApplication();
  await fillApplication();
  act(() => void store.dispatch(signedOut()));
  await expectNoDialog();
  act(() => void store.dispatch(ben));
  await openForm();
  expectNothingOfAda();
});

test('opens for a guest who has been asked to sign in and does so in another tab', async () => {
  const { store } = await renderApp('/job/101');
  await pressApplyNow();
  await screen.findByText(/you'll need to login/);
  act(() => void store.dispatch(ben));
  expect(await screen.findByRole('dialog', { name: /^Apply/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/you'll need to login/)).not.toBeInTheDocument());
});

test('closes when somebody else signs in in another tab', async () => {
  const { store } = await openApplication();
  await fillApplication();
  act(() => void store.dispatch(ben));
  await expectNoDialog();
});

test('is empty for somebody else who signs in after the session has ended, and is not sent as theirs', async () => {
  await openApplication();
  await fillApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  scenarios.answers(apiPaths.applicationForm, 401, { msg: 'Sign in' });
  scenarios.answers(apiPaths.login, 200, { username: 'Ben' });
  submit();
  await signInAgain(/Your sign-in has ended/);
  await waitFor(() =>
    expect(within(screen.getByRole('dialog', { name: /^Apply/ })).getByLabelText('Cover letter')).toHaveValue(
      '',
    ),
  );
  expectNothingOfAda();
  expect(requests).toHaveLength(1);
});

test('is not sent as theirs either if they had signed in while it was being sent', async () => {
  const { store } = await openApplication();
  await fillApplication();
  const requests = recordRequests(apiPaths.applicationForm);
  network.use(
    http.post(`*${apiPaths.applicationForm}`, () => {
      // The account to which `signInAgain` signs in.
      act(() => void store.dispatch(signedIn('Ben', 'ada@candidate.example')));
      return HttpResponse.json({ msg: 'Sign in' }, { status: 401 });
    }),
  );
  scenarios.answers(apiPaths.login, 200, { username: 'Ben' });
  submit();
  await signInAgain(/Your sign-in has ended/);
  await waitFor(() => expect(field('Cover letter')).toHaveValue(''));
  expectNothingOfAda();
  expect(requests).toHaveLength(1);
});

test.each([
  ['nothing', false],
  ['the receipt', true],
])(
  'keeps %s of what was sent when its owner has logged out meanwhile, remembered: %s',
  async (_, isRemembered) => {
    const { store } = await openApplication();
    await fillApplication();
    if (isRemembered) localStorage.setItem('rememberMe', 'true');
    network.use(
      http.post(`*${apiPaths.applicationForm}`, () => {
        act(() => void store.dispatch(signedOut()));
        return HttpResponse.text('stored');
      }),
    );
    submit();
    await screen.findByText(toasts.applicationSent);
    const kept = Object.keys(localStorage).filter((key) => /lastSent|receipt|draft/.test(key));
    expect(kept).toHaveLength(isRemembered ? 2 : 0);
    expect(localStorage.getItem('applied_101')).toBe('true');
  },
);
