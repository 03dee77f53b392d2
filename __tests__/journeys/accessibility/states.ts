import type { Page } from 'playwright-core';
import { answerStates } from './answerStates';

/** A state of a page beyond the one it opens in, and how a visitor gets there. */
export type State = { name: string; width: number; address: string; open: (page: Page) => Promise<void> };

export const states: State[] = [
  {
    name: 'an open menu',
    width: 1440,
    address: '/',
    open: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Services' }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'the menu of small screens',
    width: 390,
    address: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('navigation', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'the login dialog with errors',
    width: 820,
    address: '/job/101',
    open: async (page) => {
      await page.getByRole('button', { name: 'Apply Now' }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Sign In' }).click();
      await dialog.getByRole('textbox', { name: 'Email' }).and(page.locator('[aria-invalid=true]')).waitFor();
    },
  },
  {
    name: 'a form with errors',
    width: 390,
    address: '/SignUp',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'an empty list of vacancies',
    width: 820,
    address: '/JobsPage',
    open: async (page) => {
      await page.getByLabel('Enter Job title').fill('no such title');
      await page.getByText('Showing: 0 filtered jobs').waitFor();
    },
  },
  {
    name: 'a suggestion reached by an arrow',
    width: 390,
    address: '/JobsPage',
    open: async (page) => {
      const title = page.getByLabel('Enter Job title');
      await title.pressSequentially('nurs');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
      await title.press('ArrowDown');
    },
  },
  {
    name: 'an open drawer of filters',
    width: 390,
    address: '/JobsPage',
    open: async (page) => {
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox', { name: 'Contract' }).check();
    },
  },
  {
    name: 'an open answer',
    width: 390,
    address: '/Blog',
    open: async (page) => {
      await page.getByRole('button', { name: 'Can I take a longer placement?', expanded: false }).click();
      await page.getByRole('button', { name: 'Can I take a longer placement?', expanded: true }).waitFor();
    },
  },
  {
    name: 'a raised blind',
    width: 390,
    address: '/Services/Domiciliary',
    open: async (page) => {
      await page.getByRole('main').locator('button[aria-expanded]').first().click();
      await page.locator('main [aria-expanded=true]').first().waitFor();
    },
  },
  {
    name: 'a moved carousel',
    width: 1440,
    address: '/',
    open: async (page) => {
      await page.getByRole('button', { name: 'Next client' }).click();
      await page
        .getByRole('button', { name: 'Show Care homes' })
        .and(page.locator('[aria-current]'))
        .waitFor();
    },
  },
  ...answerStates,
];
