import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldMessages } from '@/contract/messages';
import { apiPaths } from '@/contract/paths';
import { paths } from '@/lib/paths';
import { expectFields, expectWrong, findToast, formNamed, recordBodies } from '@test/forms';
import { scenarios } from '@test/network';
import { renderApp } from '@test/renderApp';
import { resetPasswordCopy } from '@/content/accounts';

describe('the request for a reset link', () => {
  const form = formNamed('Forgot your password?');

  async function sendForm(email = 'adaeze@lindenway.example') {
    const page = await renderApp(paths.forgotPassword);
    await screen.findByLabelText('Forgot your password?', { selector: 'form' });
    form.type({ Email: email });
    form.press('Send reset link');
    return page;
  }

  it('has one field, links to the sign-in and contact pages, and is not sent without an email address', async () => {
    const calls = recordBodies(apiPaths.forgotPassword);
    await sendForm('');
    await expectWrong(form.field('Email'), 'Email is required');
    expect(form.field('Email')).toHaveFocus();
    form.type({ Email: 'adaeze@' });
    await expectWrong(form.field('Email'), fieldMessages.emailInvalid);
    expect(calls.count()).toBe(0);
    expectFields(form, { Email: { name: 'email', autocomplete: 'email', type: 'email' } });
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/SignIn');
    expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/ContactUs');
  });

  it('is sent once, confirmed, and the form cleared; a line says where the link went until another address is typed', async () => {
    const calls = recordBodies(apiPaths.forgotPassword);
    const { pathname } = await sendForm(' adaeze@lindenway.example ');
    expect(await findToast('status', 'Reset link sent to your email')).toBeInTheDocument();
    await waitFor(() => expect(form.field('Email')).toHaveValue(''));
    expect(form.field('Email')).toBeValid();
    expect(pathname()).toBe(paths.forgotPassword);
    expect(await calls.bodies()).toEqual([{ email: 'adaeze@lindenway.example' }]);
    const line = screen.getByText(
      'If adaeze@lindenway.example has an account, the link is on its way. It works once, for one hour.',
    );
    form.type({ Email: 'ada' });
    await waitFor(() => expect(line).not.toBeInTheDocument());
  });
});

describe('the reset link', () => {
  const form = formNamed('Set a new password');
  const passwords = { 'New password': 'Lantern1!', 'Confirm password': 'Lantern1!' };
  const send = () => form.press('Set new password');

  async function open(token = 'abc123') {
    const page = await renderApp(`/reset-password/${token}`);
    await screen.findByLabelText('Set a new password', { selector: 'form' });
    return page;
  }

  async function sendForm(changes: Partial<typeof passwords> = {}, token?: string) {
    const page = await open(token);
    form.type({ ...passwords, ...changes });
    send();
    return page;
  }

  describe('the password rules', () => {
    const rules = () => form.button('Password rules');
    const failing = () => screen.queryAllByText('Not met:').map((mark) => mark.nextSibling?.textContent);
    const firstLine = 'At least 8 characters—the longer, the better.';

    it('open and close with the info button, in place of the hint, and show which the password meets', async () => {
      await open();
      expect(form.field('New password')).toHaveAccessibleDescription(
        /^At least 8 characters: upper and lower case/,
      );
      expect(screen.getByText(firstLine)).not.toBeVisible();
      expect(failing()).toHaveLength(4);
      fireEvent.click(rules());
      expect(rules()).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByText(firstLine)).toBeVisible());
      expect(form.field('New password')).toHaveAccessibleDescription(
        /^Your password needs Not met: At least 8/,
      );
      form.type({ 'New password': 'lanterns!' });
      expect(failing()).toEqual([
        'A mixture of both uppercase and lowercase letters.',
        'A mixture of letters and numbers.',
      ]);
      form.type({ 'New password': 'Lantern1!' });
      expect(failing()).toEqual([]);
      expect(screen.getAllByText('Met:')).toHaveLength(4);
      fireEvent.click(rules());
      expect(rules()).toHaveAttribute('aria-expanded', 'false');
    });

    it('open when the field gets the focus, and stay when it is left, so that nothing moves', async () => {
      await open();
      fireEvent.focus(form.field('New password'));
      expect(rules()).toHaveAttribute('aria-expanded', 'true');
      fireEvent.blur(form.field('New password'));
      expect(rules()).toHaveAttribute('aria-expanded', 'true');
      fireEvent.click(rules());
      fireEvent.focus(form.field('New password'));
      expect(rules()).toHaveAttribute('aria-expanded', 'false');
    });

    it('open by themselves when a submitted password breaks them, even after being closed', async () => {
      await sendForm({ 'New password': 'Lantern1' });
      await waitFor(() => expect(rules()).toHaveAttribute('aria-expanded', 'true'));
      fireEvent.click(rules());
      send();
      await waitFor(() => expect(rules()).toHaveAttribute('aria-expanded', 'true'));
    });
  });

  describe('the new password', () => {
    it.each([
      ['New password', '', 'Password is required'],
      ['Confirm password', 'Lantern1?', 'Passwords do not match. Please re-enter.'],
    ])('has fields that browsers recognise, and is not sent when %s is %j', async (label, value, message) => {
      const calls = recordBodies(apiPaths.resetPassword);
      await sendForm({ [label]: value });
      const hidden = { autocomplete: 'new-password', type: 'password' };
      expectFields(form, {
        'New password': { name: 'newPassword', ...hidden },
        'Confirm password': { name: 'confirmPassword', ...hidden },
      });
      await waitFor(() => expect(form.field(label)).toHaveFocus());
      await expectWrong(form.field(label), message);
      expect(calls.count()).toBe(0);
    });

    it('is sent with the token from the address, confirmed in the specified words, and leads to the sign-in page, where nobody is signed in', async () => {
      localStorage.setItem('username', 'Adaeze');
      localStorage.setItem('email', 'ada@candidate.example');
      localStorage.setItem('password', 'the old one');
      const calls = recordBodies(apiPaths.resetPassword);
      scenarios.answers(apiPaths.resetPassword, 200, { msg: 'ok' });
      // What a mail has added is dropped.
      const { pathname, store } = await sendForm({}, 'a%2Fb%3Dc%20%C3%A9).%E2%80%8B');
      expect(await findToast('status', 'Password has been reset')).toBeInTheDocument();
      await waitFor(() => expect(pathname()).toBe('/SignIn'));
      expect(await calls.bodies()).toEqual([
        { token: 'a/b=c é', newPassword: 'Lantern1!', confirmPassword: 'Lantern1!' },
      ]);
      expect(store.getState().session.isAuthenticated).toBe(false);
      // The old password is no longer remembered.
      expect(localStorage.getItem('email')).toBe('ada@candidate.example');
      expect(localStorage.getItem('password')).toBeNull();
    });
  });

  describe('a failed reset', () => {
    it('because of a dead link says so for good, and leads to a new one', async () => {
      scenarios.answers(apiPaths.resetPassword, 410);
      const { pathname } = await sendForm();
      expect(await screen.findByText(resetPasswordCopy.dead)).toBeInTheDocument();
      fireEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
      await waitFor(() => expect(pathname()).toBe('/forgot-password'));
    });

    it('because the backend has no such call does not blame the link', async () => {
      scenarios.answers(apiPaths.resetPassword, 404, '<h1>Oh</h1>');
      await sendForm();
      expect(await findToast('alert', 'Error in resetting password')).toBeInTheDocument();
      expect(screen.queryByText(resetPasswordCopy.dead)).not.toBeInTheDocument();
    });
  });
});
