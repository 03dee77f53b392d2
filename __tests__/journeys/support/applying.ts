import type { Locator, Page } from 'playwright-core';
import { candidate, fill } from './candidate';
import type { CvFile } from './files';

/** Presses Apply Now as a guest, and signs in where that is asked for. */
export async function signInToApply(page: Page, { email, password } = candidate): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const login = page.getByRole('dialog');
  await login.getByText("To apply for this job you'll need to login.").waitFor();
  const form = await fill(page, 'Sign In', { Email: email, Password: password });
  await form.getByRole('button', { name: 'Sign In' }).click();
}

export const applicationForm = (page: Page): Locator => page.getByRole('dialog', { name: 'Apply' });

/** Fills in the open application form, sends it, and waits for the toast. */
export async function submitApplication(page: Page, cv: CvFile): Promise<void> {
  const form = applicationForm(page);
  await form.getByLabel('Full name').fill('Adaeze Example');
  await form.getByLabel('Email').fill(candidate.email);
  await form.getByLabel(/^CV/).setInputFiles(cv);
  await form.getByLabel('Cover letter').fill('I have worked nights on an acute ward for two years.');
  await form.getByRole('button', { name: 'Submit application' }).click();
  await page.getByText('Your Form is submitted successfully!').waitFor();
}

/** The same, until the page says "Applied" and the dialog has closed. */
export async function sendApplication(page: Page, cv: CvFile): Promise<void> {
  await submitApplication(page, cv);
  await page.getByRole('button', { name: 'Applied' }).first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
