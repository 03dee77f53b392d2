import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { candidate, fill } from './candidate';
import { makePdfFile } from './files';
import type { State } from './states';

/** States that follow an answer, or the lack of one. */
export const answerStates: State[] = [
  {
    name: 'a refused sign-in',
    width: 390,
    address: '/SignIn',
    open: async (page) => {
      await fill(page, { Email: 'nobody@candidate.example', Password: candidate.password });
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'a new account',
    width: 390,
    address: '/SignUp',
    open: async (page) => {
      await fill(page, {
        'First name': candidate.firstName,
        'Last name': candidate.lastName,
        Email: `${randomUUID()}@candidate.example`,
        Password: candidate.password,
        'Confirm password': candidate.password,
      });
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
      await page.getByRole('status').first().waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).waitFor();
    },
  },
  {
    name: 'a sent enquiry',
    width: 1440,
    address: '/ContactUs',
    open: async (page) => {
      await fill(page, {
        Name: 'Ward manager',
        Phone: '+442079460958',
        Email: 'ward@hospital.example',
        Message: 'We need two nurses for nights in May.',
      });
      await page.getByLabel('Enquiry type').selectOption('Training');
      await page.getByRole('checkbox', { name: /terms/i }).check();
      await page.getByRole('button', { name: 'Send message' }).click();
      await page.getByText('Thanks for reaching us!').waitFor();
    },
  },
  {
    name: 'a sent application, and the menu of who is signed in',
    width: 1440,
    address: '/job/102',
    open: async (page) => {
      await signInToApply(page);
      const dialog = page.getByRole('dialog', { name: 'Apply' });
      await dialog.getByLabel('Full name').fill('Adaeze Example');
      await dialog.getByLabel('Email').fill(candidate.email);
      await dialog.getByLabel('Cover letter').fill('Ten years on the wards.');
      await dialog.getByLabel('Resume').setInputFiles(makePdfFile());
      await dialog.getByRole('button', { name: 'Submit application' }).click();
      await page.getByText('Your Form is submitted successfully!').waitFor();
      await page.getByRole('button', { name: 'Applied' }).first().waitFor();
      await page.getByRole('button', { name: 'Welcome!' }).click();
      await page.getByRole('menuitem', { name: 'Log Out' }).waitFor();
    },
  },
  {
    name: 'the application with errors',
    width: 390,
    address: '/job/101',
    open: async (page) => {
      await signInToApply(page);
      const toast = page.getByRole('status').first();
      await toast.waitFor();
      const dialog = page.getByRole('dialog', { name: 'Apply' });
      await dialog.getByRole('button', { name: 'Submit application' }).click();
      await dialog.locator('[aria-invalid=true]').first().waitFor();
      // On a phone the toast of the sign-in lies over the dialog's corner until it goes.
      await toast.waitFor({ state: 'detached' });
    },
  },
  {
    name: 'the page of no vacancy',
    width: 390,
    address: '/job/none',
    open: (page) => page.getByRole('link', { name: 'See all vacancies' }).waitFor(),
  },
  {
    name: 'a page whose code does not come',
    width: 1440,
    address: '/',
    open: async (page) => {
      await page.route('**/assets/about.*.js', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Clients' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];

async function signInToApply(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Email').fill(candidate.email);
  await login.getByRole('textbox', { name: 'Password' }).fill(candidate.password);
  await login.getByRole('button', { name: 'Sign In' }).click();
}
