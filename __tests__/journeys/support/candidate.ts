import type { Locator, Page } from 'playwright-core';
import { openPage, untilHydrated } from './browser';

/** The account that `signUp` opens unless told otherwise. */
export const candidate = {
  firstName: 'Adaeze',
  lastName: 'Example',
  email: 'adaeze@candidate.example',
  phone: '+447700900123',
  password: 'Night-bus-42!',
};
type Candidate = typeof candidate;

/** Fills the fields of the form of that name by their labels, whatever else is on the page. Returns the form. */
export async function fill(page: Page, name: string, values: Record<string, string>): Promise<Locator> {
  const form = page.getByRole('form', { name, exact: true });
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  return form;
}

/** Fills in the sign-up form and sends it. */
export async function submitSignUp(page: Page, account: Candidate = candidate): Promise<void> {
  const form = await fill(page, 'Sign Up', {
    'First name': account.firstName,
    'Last name': account.lastName,
    Email: account.email,
    'Phone (optional)': account.phone,
    Password: account.password,
    'Confirm password': account.password,
  });
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

export async function signUp(page: Page, account: Candidate = candidate): Promise<void> {
  await page.goto('/SignUp');
  await submitSignUp(page, account);
  await page.waitForURL(/\/SignIn$/);
}

export async function signIn(page: Page, { email, password }: Candidate = candidate): Promise<void> {
  await page.goto('/SignIn');
  // The form prefills the email of the last form.
  await untilHydrated(page);
  const form = await fill(page, 'Sign In', { Email: email, Password: password });
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Sign In successful').waitFor();
}

/** Asks for a link to reset the candidate's password. */
export async function askForResetLink(page: Page): Promise<void> {
  await openPage(page, '/forgot-password');
  const form = await fill(page, 'Forgot your password?', { Email: candidate.email });
  await form.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Reset link sent to your email').waitFor();
}

/** Opens a reset link and sends a new password. */
export async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  const values = { 'New password': password, 'Confirm password': password };
  const form = await fill(page, 'Set a new password', values);
  await form.getByRole('button', { name: 'Set new password' }).click();
}
