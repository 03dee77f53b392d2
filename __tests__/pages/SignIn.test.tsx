import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { signOut } from '@/features/session/signOut';
import * as secretKey from '@/device/secretKey';
import { paths } from '@/lib/paths';
import { expectFields, expectWrong, findToast, formNamed, recordBodies } from '@test/forms';
import { installDeviceDatabase, removeDeviceDatabase } from '@test/deviceDatabase';
import { network, recordRequests, scenarios } from '@test/network';
import { expectLogged } from '@test/problems';
import { renderApp } from '@test/renderApp';

const form = formNamed('Sign In');
const labels = ['Email', 'Password'];
const person = { Email: 'adaeze@lindenway.example', Password: 'Lantern1!' };
const remembered = () => ['email', 'password', 'rememberMe'].map((key) => localStorage.getItem(key));

async function open() {
  const page = await renderApp(paths.signIn);
  await screen.findByLabelText('Sign In', { selector: 'form' });
  return page;
}

async function sendForm({
  remember = false,
  ...changes
}: Partial<typeof person> & { remember?: boolean } = {}) {
  const page = await open();
  form.type({ ...person, ...changes });
  if (form.field('Remember me').checked !== remember) fireEvent.click(form.field('Remember me'));
  form.press('Sign In');
  return page;
}

const signIn = async (options: Parameters<typeof sendForm>[0] = {}) => {
  const page = await sendForm(options);
  await waitFor(() => expect(page.pathname()).toBe('/'));
  return page;
};

/** Signs in while the server has not yet answered the sign-out before. */
async function signInAfterSigningOut() {
  const page = await open();
  act(() => page.store.dispatch(signOut()));
  form.type(person);
  form.press('Sign In');
  await waitFor(() => expect(form.button(/^Signing in/)).toHaveAttribute('aria-busy', 'true'));
  return page;
}

describe('the answer to a sign-in', () => {
  it('that comes once the visitor has left the page leaves them where they are', async () => {
    const answer = scenarios.answersLate(apiPaths.login, { username: 'Adaeze' });
    const { user, pathname } = await sendForm();
    await user.click(screen.getAllByRole('link', { name: 'FAQs' })[0]!);
    await waitFor(() => expect(pathname()).toBe(paths.faq));
    answer();
    await findToast('status', 'Sign In successful');
    expect(screen.getByRole('button', { name: 'Welcome!' })).toBeInTheDocument();
    expect(pathname()).toBe(paths.faq);
  });

  // The answer to a sign-out would delete the cookies of a session that began before it.
  it('comes after the answer to an earlier sign-out', async () => {
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const answers: string[] = [];
    network.use(
      http.get(`*${apiPaths.jobs}`, async () => {
        await isAnswered;
        answers.push('signed out');
        return HttpResponse.json({});
      }),
      http.post(`*${apiPaths.login}`, () => {
        answers.push('signed in');
        return HttpResponse.json({ username: 'Adaeze' });
      }),
    );
    const { pathname } = await signInAfterSigningOut();
    answer();
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(answers).toEqual(['signed out', 'signed in']);
  });

  it('is asked for once the answer to the sign-out can no longer come', async () => {
    let endWaiting = () => {};
    const { setTimeout: start } = globalThis;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, milliseconds) => {
      if (milliseconds === 10_000) endWaiting = run;
      return start(run, milliseconds);
    });
    scenarios.hangs(apiPaths.jobs);
    const [signOuts, signIns] = [recordRequests(apiPaths.jobs), recordRequests(apiPaths.login)];
    const { pathname } = await signInAfterSigningOut();
    await waitFor(() => expect(signOuts).toHaveLength(1));
    expect(signIns).toHaveLength(0);
    endWaiting();
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(signIns).toHaveLength(1);
  });
});

describe('the sign-in', () => {
  it('has labelled fields that browsers can fill in, leads to the reset link and the registration, and is not sent while a field is blank or wrong', async () => {
    const calls = recordBodies(apiPaths.login);
    await open();
    expectFields(form, {
      Email: { name: 'email', autocomplete: 'username', type: 'email' },
      Password: {
        name: 'password',
        autocomplete: 'current-password',
        type: 'password',
        autocapitalize: 'none',
        spellcheck: 'false',
      },
      'Remember me': { name: 'rememberMe', type: 'checkbox' },
    });
    expect(form.field('Remember me')).not.toBeChecked();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute('href', '/forgot-password');
    expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/SignUp');
    form.press('Sign In');
    await waitFor(() => expect(form.field('Email')).toHaveFocus());
    await expectWrong(form.field('Email'), 'Email is required');
    await expectWrong(form.field('Password'), 'Password is required');
    form.type({ Email: 'adaeze' });
    await expectWrong(form.field('Email'), fieldMessages.emailInvalid);
    expect(calls.count()).toBe(0);
  });

  it('shows and hides the password, and hides it when it is sent, also where the sending fails', async () => {
    scenarios.answers(apiPaths.login, 401, { msg: 'Wrong' });
    await open();
    form.type(person);
    fireEvent.click(form.button('Show password'));
    expect(form.field('Password')).toHaveAttribute('type', 'text');
    fireEvent.click(form.button('Hide password'));
    expect(form.field('Password')).toHaveAttribute('type', 'password');
    fireEvent.click(form.button('Show password'));
    form.press('Sign In');
    await waitFor(() => expect(form.field('Password')).toHaveAttribute('type', 'password'));
    await findToast('alert', 'Wrong');
    // The toast is there a moment before the form has taken in the answer.
    await waitFor(() => expect(form.button('Sign In')).toBeEnabled());
    expect(form.field('Password')).toHaveAttribute('type', 'password');
    fireEvent.click(form.button('Show password'));
    expect(form.field('Password')).toHaveAttribute('type', 'text');
  });

  it('sends the two credentials once, and signs in', async () => {
    const calls = recordBodies(apiPaths.login);
    const { pathname, store } = await open();
    form.type(person);
    const button = form.button('Sign In');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(form.button('Signing in…')).toBeDisabled();
    expect(await findToast('status', 'Sign In successful')).toBeInTheDocument();
    await waitFor(() => expect(pathname()).toBe('/'));
    expect(store.getState().session).toEqual({
      isAuthenticated: true,
      username: 'Adaeze',
      account: person.Email,
    });
    expect(localStorage.getItem('username')).toBe('Adaeze');
    expect(await calls.bodies()).toEqual([{ email: person.Email, password: 'Lantern1!' }]);
  });
});

describe('a sign-in that fails', () => {
  it('remembers nothing', async () => {
    scenarios.answers(apiPaths.login, 409);
    const { store } = await sendForm({ remember: true });
    expect(await findToast('alert', 'Error in Sign In')).toBeInTheDocument();
    expect(store.getState().session.isAuthenticated).toBe(false);
    expect(localStorage.getItem('username')).toBeNull();
    expect(remembered()).toEqual([null, null, null]);
  });

  it('by an answer without a name says so and logs it', async () => {
    scenarios.answers(apiPaths.login, 200, { msg: 'Confirm your address first' });
    const { store } = await sendForm();
    expect(await findToast('alert', 'Confirm your address first')).toBeInTheDocument();
    expectLogged(/login: the answer does not match its schema/);
    expect(store.getState().session.isAuthenticated).toBe(false);
  });
});

describe('remember me', () => {
  beforeEach(installDeviceDatabase);
  afterEach(removeDeviceDatabase);

  it('keeps the credentials, the password sealed, and fills the form in again', async () => {
    const { unmount } = await signIn({ remember: true });
    const [email, password, rememberMe] = remembered();
    expect([email, rememberMe]).toEqual([person.Email, 'true']);
    expect(password).toBeTruthy();
    expect(atob(password ?? '')).not.toContain('Lantern1!');
    unmount();
    await open();
    await waitFor(() => expect(form.values(labels)).toEqual(Object.values(person)));
    expect(form.field('Remember me')).toBeChecked();
  });

  it('is no longer ticked, and has no password, once another email is typed', async () => {
    const { unmount } = await signIn({ remember: true });
    unmount();
    await open();
    await waitFor(() => expect(form.field('Remember me')).toBeChecked());
    form.type({ Email: 'kemi@candidate.example' });
    expect(form.field('Remember me')).not.toBeChecked();
    expect(form.values(labels)).toEqual(['kemi@candidate.example', '']);
    form.type({ Password: 'Kemi-7-lanterns' });
    form.press('Sign In');
    await waitFor(() => expect(remembered()).toEqual([null, null, null]));
  });

  it('never overwrites what was filled in while the credentials were read', async () => {
    let letGo = () => {};
    const held = new Promise<string>((resolve) => (letGo = () => resolve('Lantern1!')));
    jest.spyOn(secretKey, 'decrypt').mockReturnValue(held);
    localStorage.setItem('email', 'old@lindenway.example');
    localStorage.setItem('password', 'sealed');
    localStorage.setItem('rememberMe', 'true');
    await open();
    form.type({ Email: person.Email });
    await act(async () => letGo());
    expect(form.values(labels)).toEqual([person.Email, '']);
  });

  it('forgets all three when the box is not ticked', async () => {
    localStorage.setItem('email', 'old@lindenway.example');
    localStorage.setItem('password', 'rubbish');
    localStorage.setItem('rememberMe', 'true');
    const page = await open();
    await waitFor(() => expect(form.values(labels)).toEqual(['old@lindenway.example', '']));
    form.type(person);
    expect(form.field('Remember me')).not.toBeChecked();
    form.press('Sign In');
    await waitFor(() => expect(page.pathname()).toBe('/'));
    expect(remembered()).toEqual([null, null, null]);
  });

  it('keeps no password where it cannot be sealed', async () => {
    removeDeviceDatabase();
    localStorage.setItem('password', 'an older one');
    await signIn({ remember: true });
    expect(remembered()).toEqual([person.Email, null, 'true']);
  });
});
