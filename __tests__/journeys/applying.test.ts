import type { Page } from 'playwright-core';
import { openBrowser } from './support/browser';
import { candidate, fill, signUp } from './support/candidate';
import { ask } from './support/database';
import { makeDocxFile, makePdfFile, type CvFile } from './support/files';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();

test('a guest finds a vacancy, signs up, signs in where they were, and applies with a PDF and a Word CV', async () => {
  const { page, problems } = await openBrowser(site.origin);

  await openFilteredVacancy(page);
  const vacancy = new URL(page.url()).pathname;
  await signUp(page);
  await page.goto(vacancy);
  await applyAsGuest(page);
  await sendApplication(page, makePdfFile());

  await page.reload();
  await page.getByRole('button', { name: 'Applied' }).first().waitFor();

  await page.goto('/JobsPage');
  await page.getByRole('list', { name: 'Vacancies' }).getByRole('link').nth(1).click();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await sendApplication(page, makeDocxFile());

  const sql = 'SELECT job_id, resume_name, resume FROM applications ORDER BY created_at';
  const stored = ask<{ job_id: string; resume_name: string; resume: Uint8Array }>(site.dataFolder, sql);
  expect(stored.map(({ resume_name }) => resume_name)).toEqual(['cv.pdf', 'cv.docx']);
  expect(Buffer.from(stored[0]?.resume ?? [])).toEqual(makePdfFile().buffer);
  expect(Buffer.from(stored[1]?.resume ?? [])).toEqual(makeDocxFile().buffer);
  expect(vacancy).toBe(`/job/${stored[0]?.job_id}`);
  expect(problems).toEqual([]);
});

async function openFilteredVacancy(page: Page): Promise<void> {
  await page.goto('/JobsPage');
  await page.getByText(/^Showing: \d+ filtered jobs$/).waitFor();
  const all = await page.getByText(/^Showing:/).textContent();
  await page.getByRole('checkbox', { name: 'Permanent' }).check();
  await page.getByLabel('Enter Job title').fill('nurse');
  await page.waitForFunction((before) => !document.body.innerText.includes(before ?? ''), all);
  await page.getByRole('list', { name: 'Vacancies' }).getByRole('link').first().click();
  await page.waitForURL(/\/job\//);
}

async function applyAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  const login = page.getByRole('dialog');
  await login.getByText("To apply for this job you'll need to login.").waitFor();
  await fill(page, { Email: candidate.email, Password: candidate.password });
  await login.getByRole('button', { name: 'Sign In' }).click();
}

async function sendApplication(page: Page, cv: CvFile): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Apply' });
  await dialog.getByLabel('Full name').fill('Adaeze Example');
  await dialog.getByLabel('Email').fill(candidate.email);
  await dialog.getByLabel('Resume').setInputFiles(cv);
  await dialog.getByLabel('Cover letter').fill('I have worked nights on an acute ward for two years.');
  await dialog.getByRole('button', { name: 'Submit application' }).click();
  await page.getByText('Your Form is submitted successfully!').waitFor();
  await page.getByRole('button', { name: 'Applied' }).first().waitFor();
}
