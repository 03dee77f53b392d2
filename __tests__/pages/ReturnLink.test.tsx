import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiPaths } from '@/contract/paths';
import { jobPath, paths } from '@/lib/paths';
import { expectNoDialog, field as formField, pressApplyNow } from '@test/applying';
import { jobs, makeJob } from '@test/fixtures';
import { formNamed, recordBodies } from '@test/forms';
import { scenarios } from '@test/network';
import { renderApp, signedInState } from '@test/renderApp';

// As under `npm run dev`.
configure({ reactStrictMode: true });

const title = jobs[0]!.job_title;
const vacancy = jobPath(jobs[0]!.id);
const email = 'ada@candidate.example';
const signInForm = formNamed('Sign In');
const note = () => screen.findByRole('complementary', { name: 'Your vacancy' });
const noNote = () => screen.queryByRole('complementary', { name: 'Your vacancy' });

/** As a guest, presses Apply Now on a vacancy, types an email into the modal, and follows one of its links. */
async function leaveVacancy(link: string) {
  const page = await renderApp(vacancy);
  await pressApplyNow();
  const login = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  fireEvent.change(login.getByLabelText('Email'), { target: { value: email } });
  fireEvent.click(login.getByRole('link', { name: link }));
  return page;
}

test('a guest who signs up in order to apply, and then signs in, is led by the home page to the form, filled in', async () => {
  const { pathname, back } = await leaveVacancy("Don't have an account yet?");
  await screen.findByLabelText('Sign Up', { selector: 'form' });
  const form = formNamed('Sign Up');
  expect(form.field('Email')).toHaveValue(email);
  expect(within(await note()).getByRole('link', { name: `Back to ${title}` })).toHaveAttribute(
    'href',
    vacancy,
  );
  form.type({
    'First name': 'Ada',
    'Last name': 'Example',
    Email: 'Ada.New@candidate.example',
    'Phone (optional)': '+447700900123',
    Password: 'Lantern1!',
    'Confirm password': 'Lantern1!',
  });
  form.press('Sign Up');
  await waitFor(() => expect(pathname()).toBe(paths.signIn));
  await waitFor(() => expect(signInForm.field('Email')).toHaveValue('Ada.New@candidate.example'));
  expect(screen.getByText(`Sign in to finish applying for ${title}.`)).toBeInTheDocument();
  signInForm.type({ Password: 'Lantern1!' });
  signInForm.press('Sign In');
  await waitFor(() => expect(pathname()).toBe(paths.home));
  fireEvent.click(within(await note()).getByRole('link', { name: `Finish applying for ${title}` }));
  await screen.findByRole('dialog', { name: /^Apply/ });
  expect(pathname()).toBe(vacancy);
  await waitFor(() => expect(formField('Full name')).toHaveValue('Ada Example'));
  expect(formField('Email')).toHaveValue('Ada.New@candidate.example');
  expect(formField('Phone number (optional)')).toHaveValue('+447700900123');
  expect(noNote()).not.toBeInTheDocument();
  expect(localStorage.getItem('lindenway.returnLink')).toBeNull();
  // Closed, the form stays closed when the visitor comes back.
  fireEvent.keyDown(formField('Full name'), { key: 'Escape' });
  await expectNoDialog();
  await back();
  await waitFor(() => expect(pathname()).toBe(paths.home));
});

test('a forgotten password keeps the return link too, even in the tab that the mail opens', async () => {
  const calls = recordBodies(apiPaths.forgotPassword);
  const { unmount } = await leaveVacancy('Forgot Password?');
  await screen.findByLabelText('Forgot your password?', { selector: 'form' });
  const form = formNamed('Forgot your password?');
  expect(form.field('Email')).toHaveValue(email);
  form.press('Send reset link');
  await waitFor(() => expect(calls.count()).toBe(1));
  await waitFor(() => expect(form.field('Email')).toHaveValue(''));
  unmount();
  const { pathname } = await renderApp('/reset-password/abc');
  expect(within(await note()).getByRole('link', { name: `Back to ${title}` })).toBeInTheDocument();
  await screen.findByLabelText('Set a new password', { selector: 'form' });
  const reset = formNamed('Set a new password');
  reset.type({ 'New password': 'Lantern1!', 'Confirm password': 'Lantern1!' });
  reset.press('Set new password');
  await waitFor(() => expect(pathname()).toBe(paths.signIn));
  await waitFor(() => expect(signInForm.field('Email')).toHaveValue(email));
  expect(await note()).toBeInTheDocument();
});

test('the header’s Sign Up leaves a return link too, to a vacancy with an odd id as well; it can be followed, or closed', async () => {
  scenarios.answers(apiPaths.jobDetails, 200, makeJob());
  const odd = jobPath('a&b/c ✓');
  const { pathname } = await renderApp(odd);
  const signUp = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Sign Up' });
  await screen.findByRole('heading', { level: 1, name: title });
  fireEvent.click(signUp());
  const back = { name: 'Back to the vacancy you were looking at' };
  const link = within(await note()).getByRole('link', back);
  expect(link).toHaveAttribute('href', odd);
  fireEvent.click(link);
  await waitFor(() => expect(pathname()).toBe(odd));
  expect(noNote()).not.toBeInTheDocument();
  fireEvent.click(signUp());
  fireEvent.click(within(await note()).getByRole('button', { name: 'Close this line' }));
  expect(noNote()).not.toBeInTheDocument();
});

test('a visitor who is signed in needs no return link', async () => {
  const { pathname } = await renderApp(vacancy, { preloadedState: signedInState });
  await screen.findByRole('heading', { level: 1, name: title });
  fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Sign Up' }));
  await waitFor(() => expect(pathname()).toBe(paths.signUp));
  await screen.findByLabelText('Sign Up', { selector: 'form' });
  expect(localStorage.getItem('lindenway.returnLink')).toBeNull();
});

test('the email of the last form wins over the remembered one, whose password stays out of it', async () => {
  localStorage.setItem('email', 'old@candidate.example');
  localStorage.setItem('rememberMe', 'true');
  sessionStorage.setItem('lindenway.tab.contact', JSON.stringify({ email }));
  await renderApp(paths.signIn);
  await screen.findByLabelText('Sign In', { selector: 'form' });
  await waitFor(() => expect(signInForm.field('Email')).toHaveValue(email));
  expect(signInForm.field('Password')).toHaveValue('');
  expect(signInForm.field('Remember me')).not.toBeChecked();
});
