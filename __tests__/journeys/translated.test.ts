import type { Page } from 'playwright-core';
import { applicationForm, sendApplication, signInToApply } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { submitSignUp, signIn } from './support/candidate';
import { ask } from './support/database';
import { sendEnquiry } from './support/enquiry';
import { makePdfFile } from './support/files';
import { siteForAllTests } from './support/site';
import { translate, translatedCount } from './support/translate';

// Browsers that translate a page replace its text nodes, behind React's back.
const site = siteForAllTests();

async function openTranslated(options: Parameters<typeof openBrowser>[1] = {}) {
  const visitor = await openBrowser(site.origin, { viewport: { width: 1440, height: 900 }, ...options });
  await translate(visitor.page);
  return visitor;
}

async function expectUnbroken(page: Page, problems: string[]) {
  expect(await page.getByText('This page could not be shown').count()).toBe(0);
  expect(await translatedCount(page)).toBeGreaterThan(20);
  // Parts of a page that React hydrates after the first ones are translated by then: it renders them afresh, and logs that.
  expect(problems.filter((problem) => !problem.includes('hydration mismatch'))).toEqual([]);
}

const toastHasGone = (page: Page, text: string) =>
  page.locator('.Toastify__toast').filter({ hasText: text }).waitFor({ state: 'detached' });

test.each([
  { address: '/', hasTerms: false },
  { address: '/ContactUs', hasTerms: true },
])(
  'an enquiry from a translated $address is stored in the site’s own words',
  async ({ address, hasTerms }) => {
    const { page, problems, context } = await openTranslated();
    await openPage(page, address);
    await sendEnquiry(page, { hasTerms });
    await page.getByText('Thanks for reaching us!').waitFor();
    await toastHasGone(page, 'Thanks for reaching us!');
    const type = 'SELECT enquiry_type FROM enquiries ORDER BY created_at DESC LIMIT 1';
    expect(ask(site.dataFolder, type)).toEqual([{ enquiry_type: 'Health Care' }]);
    await expectUnbroken(page, problems);
    await context.close();
  },
);

test('a candidate signs up, signs in and applies with a CV on translated pages', async () => {
  const { page, problems, context } = await openTranslated();
  await openPage(page, '/SignUp');
  await submitSignUp(page);
  await page.waitForURL(/\/SignIn$/);
  await openPage(page, '/job/101');
  await signInToApply(page);
  await applicationForm(page).waitFor();
  await sendApplication(page, makePdfFile());
  await applicationForm(page).waitFor({ state: 'hidden' });
  expect(ask(site.dataFolder, 'SELECT job_id FROM applications')).toEqual([{ job_id: '101' }]);
  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await signIn(page);
  await expectUnbroken(page, problems);
  await context.close();
});

test('translated lists are searched and filtered, menus and dialogs open and close, pages follow one another', async () => {
  const { page, problems, context } = await openTranslated();
  await openPage(page, '/JobsPage');
  const box = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('checkbox', { name: 'Permanent' });
  const search = page.getByLabel('Enter Job title');
  const heading = page.getByRole('heading', { name: /^Showing: \d+ filtered jobs$/ });
  const all = await heading.textContent();
  await box.check();
  await search.pressSequentially('nurse');
  await heading.filter({ hasNotText: all ?? '' }).waitFor();
  await search.fill('no such vacancy anywhere');
  await page.getByRole('heading', { name: 'Showing: 0 filtered jobs' }).waitFor();
  await search.fill('');
  await box.uncheck();
  await page.getByRole('heading', { name: all ?? '' }).waitFor();

  const vacancies = page.getByRole('list', { name: 'Vacancies' });
  await vacancies.getByRole('button', { name: /^Save/ }).first().click();
  await vacancies.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Back to careers' }).first().click();
  await heading.waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Services/ })
    .click();
  await page.getByRole('menuitem', { name: 'Domiciliary Care' }).click();
  await page.waitForURL(/Domiciliary/i);
  await expectUnbroken(page, problems);
  await context.close();
});

test('on a phone the filters’ sheet and the menu open and close over a translated list', async () => {
  const { page, problems, context } = await openTranslated({ viewport: { width: 390, height: 844 } });
  await openPage(page, '/JobsPage');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: 'Permanent' }).check();
  await sheet.getByRole('button', { name: /^Show \d+ jobs$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await sheet.getByRole('checkbox', { name: 'Permanent' }).uncheck();
  await sheet.getByRole('button', { name: /^Show \d+ jobs$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Filters', exact: true }).waitFor();
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectUnbroken(page, problems);
  await context.close();
});

test('the requirements of a translated vacancy still stand one below the other', async () => {
  const { page, context } = await openTranslated();
  await openPage(page, '/job/155');
  const lines = page.getByRole('article').getByRole('listitem');
  await lines.first().waitFor();
  const heights = await lines.evaluateAll((items) => items.map(({ clientHeight }) => clientHeight));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThan(15);
  await context.close();
});
