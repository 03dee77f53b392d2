import type { Page } from 'playwright-core';

export const candidate = {
  firstName: 'Adaeze',
  lastName: 'Example',
  email: 'adaeze@candidate.example',
  phone: '+447700900123',
  password: 'Night-bus-42!',
};

/** Fills the fields of the form on the page by their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

export async function signUp(page: Page): Promise<void> {
  await page.goto('/SignUp');
  await fill(page, {
    'First name': candidate.firstName,
    'Last name': candidate.lastName,
    Email: candidate.email,
    Password: candidate.password,
    'Confirm password': candidate.password,
  });
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.waitForURL(/\/SignIn$/);
}

export async function signIn(page: Page, password = candidate.password): Promise<void> {
  await page.goto('/SignIn');
  await fill(page, { Email: candidate.email, Password: password });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Sign In successful').waitFor();
}
