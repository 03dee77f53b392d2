import { randomUUID } from 'node:crypto';
import { applicationForm, sendApplication, signInToApply } from '@test-journeys/applying';
import { candidate, fill, submitSignUp } from '@test-journeys/candidate';
import { sendEnquiry } from '@test-journeys/enquiry';
import { makePdfFile } from '@test-journeys/files';
import type { State } from './states';

/** States that follow a response, or the lack of one. */
export const answerStates: State[] = [
  {
    name: 'a refused sign-in',
    width: 390,
    address: '/SignIn',
    open: async (page) => {
      const values = { Email: 'nobody@candidate.example', Password: candidate.password };
      const form = await fill(page, 'Sign In', values);
      await form.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'a new account',
    width: 390,
    address: '/SignUp',
    open: async (page) => {
      await submitSignUp(page, { ...candidate, email: `${randomUUID()}@candidate.example` });
      await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).waitFor();
    },
  },
  {
    name: 'a sent enquiry',
    width: 1440,
    address: '/ContactUs',
    open: async (page) => {
      await sendEnquiry(page);
      await page.getByText('Thanks for reaching us!').waitFor();
    },
  },
  {
    name: 'a sent application, and the account menu',
    width: 1440,
    address: '/job/102',
    open: async (page) => {
      await signInToApply(page);
      await sendApplication(page, makePdfFile());
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
      const form = applicationForm(page);
      await form.getByRole('button', { name: 'Submit application' }).click();
      await form.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'an unknown vacancy',
    width: 390,
    address: '/job/none',
    open: (page) => page.getByRole('link', { name: 'View all Vacancies' }).waitFor(),
  },
  {
    name: 'a page whose code cannot be loaded',
    width: 1440,
    address: '/',
    open: async (page) => {
      await page.route('**/assets/about.*.js', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: 'Clients' }).click();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];
