import type { Page } from 'playwright-core';

/** The account that `signUp` opens unless told otherwise. */
export const candidate = {
  firstName: 'Adaeze',
  lastName: 'Example',
  email: 'adaeze@candidate.example',
  phone: '+447700900123',
  password: 'Night-bus-42!',
};
type Candidate = typeof candidate;

/** Fills the fields of the form on the page by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

/** Fills in the sign-up form and sends it. */
export async function submitSignUp(page: Page, account: Candidate = candidate): Promise<void> {
  await fill(page, {
    'First name': account.firstName,
    'Last name': account.lastName,
    Email: account.email,
    Password: account.password,
    'Confirm password': account.password,
  });
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
}

export async function signUp(page: Page, account: Candidate = candidate): Promise<void> {
  await page.goto('/SignUp');
  await submitSignUp(page, account);
  await page.waitForURL(/\/SignIn$/);
}

export async function signIn(page: Page, { email, password }: Candidate = candidate): Promise<void> {
  await page.goto('/SignIn');
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Sign In successful').waitFor();
}
