import type { Page } from 'playwright-core';
import { fill } from './candidate';

export const enquiry = {
  Name: 'Ward manager',
  Phone: '+442079460958',
  Email: 'ward@hospital.example',
  Message: 'We need two nurses for nights in May.',
};

/** Fills in the enquiry form of a page and sends it. */
export async function sendEnquiry(page: Page, { hasTerms = true } = {}): Promise<void> {
  await fill(page, enquiry);
  await page.getByLabel('Enquiry type').selectOption('Health Care');
  if (hasTerms) await page.getByRole('checkbox', { name: /terms/i }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Send|Submit)/ })
    .click();
}
