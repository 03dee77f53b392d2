import type { Page } from 'playwright-core';
import { formNames } from '@/content/forms';
import { fill } from './candidate';

export const enquiry = {
  Name: 'Ward manager',
  Phone: '+442079460958',
  Email: 'ward@hospital.example',
  Message: 'We need two nurses for nights in May.',
};

/** Fills in the enquiry form of a page and sends it. */
export async function sendEnquiry(page: Page, { hasTerms = true } = {}): Promise<void> {
  const form = await fill(page, hasTerms ? formNames.contact : formNames.homeEnquiry, enquiry);
  await form.getByLabel('Enquiry type').selectOption('Health Care');
  if (hasTerms) await form.getByRole('checkbox', { name: /terms/i }).check();
  await form.getByRole('button', { name: /^(Send|Submit)/ }).click();
}
