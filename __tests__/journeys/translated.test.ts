import type { Page } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import { applicationForm, sendApplication, signInToApply } from './support/applying';
import { openBrowser, openPage, type Visitor } from './support/browser';
import { askForResetLink, candidate, setPassword, signIn, submitSignUp } from './support/candidate';
import { ask } from './support/database';
import { sendEnquiry } from './support/enquiry';
import { makePdfFile } from './support/files';
import { resetLink, siteForAllTests } from './support/site';
import { translate, translatedCount } from './support/translate';

// Browsers that translate a page replace its text nodes, behind React's back.
const site = siteForAllTests();

async function openTranslated({ width = 1440, start = 'after hydration' }: Partial<Translated> = {}) {
  const visitor = await openBrowser(site.origin, { viewport: { width, height: 900 } });
  await translate(visitor.page, start);
  return visitor;
}
type Translated = { width: number; start: Parameters<typeof translate>[1] };

/** Opens a page and waits until it is translated. */
async function openTranslatedPage(page: Page, address: string) {
  await openPage(page, address);
  await page.getByRole('main').locator('font > font').first().waitFor();
}

async function expectUnbroken({ page, problems }: Pick<Visitor, 'page' | 'problems'>) {
  expect(await page.getByText('This page could not be shown').count()).toBe(0);
  expect(await translatedCount(page)).toBeGreaterThan(20);
  // Dots and bullets that styles put before our elements.
  const marked = await page
    .locator('font')
    .evaluateAll((all) =>
      all
        .filter((each) => getComputedStyle(each, '::before').content.startsWith('"'))
        .map((each) => each.outerHTML),
    );
  expect(marked).toEqual([]);
  expect(problems).toEqual([]);
}

async function closeDialog(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('an enquiry from a translated page is stored in the site’s own words', async () => {
  const visitor = await openTranslated();
  const { page } = visitor;
  await openTranslatedPage(page, '/');
  await sendEnquiry(page, { hasTerms: false });
  await page.getByText('Thanks for reaching us!').waitFor();
  expect(ask(site.dataFolder, 'SELECT enquiry_type FROM enquiries')).toEqual([
    { enquiry_type: 'Health Care' },
  ]);
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  await expectUnbroken(visitor);
});

test('a candidate signs up, signs in and applies with a CV on translated pages', async () => {
  const visitor = await openTranslated();
  const { page } = visitor;
  await openTranslatedPage(page, '/SignUp');
  await submitSignUp(page);
  await page.waitForURL(/\/SignIn$/);
  await openTranslatedPage(page, '/job/101');
  await signInToApply(page);
  await applicationForm(page).waitFor();
  await sendApplication(page, makePdfFile());
  await applicationForm(page).waitFor({ state: 'hidden' });
  expect(ask(site.dataFolder, 'SELECT job_id FROM applications')).toEqual([{ job_id: '101' }]);

  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Your applications' }).click();
  await closeDialog(page, 'Your applications on this device');
  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();

  await askForResetLink(page);
  await setPassword(page, await resetLink(site), 'Day-train-77?');
  await page.getByText('Password has been reset').waitFor();
  await page.waitForURL(/\/SignIn$/);
  await signIn(page, { ...candidate, password: 'Day-train-77?' });

  await openTranslatedPage(page, '/PrivacyPolicy');
  const clear = page.getByRole('button', { name: 'Clear this site from this device' });
  await clear.click();
  await closeDialog(page, 'Clear this site from this device?');
  await clear.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear this site from this device' }).click();
  await page.getByText(/^Done\. If you have signed in here/).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  await expectUnbroken(visitor);
});

test('translated lists are searched, filtered, sorted and saved from; menus and dialogs open and close', async () => {
  const visitor = await openTranslated();
  const { page } = visitor;
  await openTranslatedPage(page, '/JobsPage');
  const panel = page.getByRole('complementary', { name: 'Filters' });
  const search = page.getByLabel('Enter Job title');
  const heading = page.getByRole('heading', { name: /^Showing: \d+ filtered jobs/ });
  const vacancies = page.getByRole('list', { name: 'Vacancies' });

  const permanent = panel.getByText(/^Permanent\d+ vacancies$/);
  const words = (await permanent.textContent()) ?? '';
  const showingAll = heading.filter({ hasText: (await heading.textContent()) ?? '' });
  await search.pressSequentially('nurse');
  await permanent.filter({ hasNotText: words }).waitFor();
  await search.fill('no such vacancy anywhere');
  await page.getByRole('heading', { name: /^Showing: 0 filtered jobs/ }).waitFor();
  await search.fill('');
  await permanent.filter({ hasText: words }).waitFor();

  const sortBy = page.getByLabel('Sort by');
  const earlier = vacancies.getByRole('heading', { name: /^Posted earlier/ });
  for (const last of [39, 59]) {
    await page.getByRole('button', { name: /^Show 20 more/ }).click();
    await vacancies.getByRole('link').nth(last).waitFor();
  }
  await earlier.waitFor();
  await sortBy.selectOption('Past 1 week');
  await earlier.waitFor({ state: 'detached' });
  await sortBy.selectOption('');
  await showingAll.waitFor();

  await panel.getByRole('checkbox', { name: 'Permanent' }).check();
  await panel.getByRole('checkbox', { name: 'Contract' }).check();
  await page.getByRole('button', { name: 'Remove filter Permanent' }).click();
  await page.getByRole('button', { name: 'Remove filter Permanent' }).waitFor({ state: 'detached' });
  await panel.getByRole('button', { name: 'Clear all' }).click();
  await showingAll.waitFor();

  await vacancies.getByRole('button', { name: /^Save/ }).first().click();
  await page.getByRole('link', { name: 'Saved vacancies (1)' }).click();
  await page.getByRole('heading', { name: 'Saved vacancies: 1' }).waitFor();
  await page.getByRole('list', { name: 'Saved vacancies' }).getByRole('button').first().click();
  await page.getByText(/^Nothing saved yet/).waitFor();
  await page.getByRole('link', { name: 'All vacancies', exact: true }).click();
  await heading.waitFor();

  await vacancies.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Apply Now' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Back to careers' }).first().click();
  await heading.waitFor();
  await expectUnbroken(visitor);
});

test.each(['/', '/JobsPage', '/job/101', '/SignIn'])(
  '%s works although its HTML was translated before hydration',
  async (address) => {
    const visitor = await openTranslated({ start: 'before hydration' });
    const { page, problems } = visitor;
    await openTranslatedPage(page, address);
    // React renders afresh what it does not recognise, and logs that.
    const others = problems.filter((problem) => !problem.includes('hydration mismatch'));
    await expectUnbroken({ page, problems: others });
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Services/ })
      .click();
    await page.getByRole('menuitem', { name: 'Domiciliary Care' }).click();
    await page.waitForURL(/Domiciliary/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await page.waitForURL(/ContactUs/);
    await expectUnbroken({ page, problems: others });
  },
);

test('on a phone the filters’ sheet and the menu open and close over a translated list', async () => {
  const visitor = await openTranslated({ width: 390 });
  const { page } = visitor;
  await openTranslatedPage(page, '/JobsPage');
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
  await expectUnbroken(visitor);
});

test('translated estimates answer, and again once they are edited', async () => {
  const visitor = await openTranslated();
  const { page } = visitor;
  await openTranslatedPage(page, '/Services/Domiciliary');
  const place = page.getByLabel('Postcode or place');
  await page.locator('#cost').scrollIntoViewIfNeeded();
  const check = page.getByRole('button', { name: 'Check' });
  for (const [text, answer] of [
    ['Camden', /^Yes, we come to Camden/],
    ['Croydon', /^Not yet in Croydon/],
    ['SW16', /^It may lie in Lambeth/],
    ['', /^Enter a postcode/],
  ] as const) {
    await place.fill(text);
    await check.click();
    await page.getByText(answer).waitFor();
  }
  const hours = page.getByLabel('Hours a week');
  await hours.fill('60');
  await page.getByText(/^Live-in care may cost less/).waitFor();
  await page.getByLabel('When').selectOption({ index: 1 });
  await page.getByText(/^With a carer who stays awake/).waitFor();
  await hours.fill('500');
  await page.getByText(/^Enter hours from 1/).waitFor();
  await expectUnbroken(visitor);
});

test.each(
  ['/JobsPage', '/job/none'].flatMap((address) => [
    { address, answer: 'late' },
    { address, answer: 'with an error' },
  ]),
)('$address stands when the list comes $answer, once the page is translated', async ({ address, answer }) => {
  const visitor = await openTranslated();
  const { page, problems } = visitor;
  let isTranslated = () => {};
  const translated = new Promise<void>((resolve) => (isTranslated = resolve));
  await page.route(`**${apiPaths.jobs}`, async (route) => {
    await translated;
    await (answer === 'late' ? route.continue() : route.fulfill({ status: 500 }));
  });
  await page.goto(address);
  await page.getByRole('main').locator('font > font').first().waitFor();
  const list = page.waitForResponse(`**${apiPaths.jobs}`);
  isTranslated();
  await list;
  await page.waitForLoadState('networkidle');
  // Refused reads are logged.
  const others = problems.filter((problem) => !/could not be loaded|Failed to load resource/.test(problem));
  await expectUnbroken({ page, problems: others });
});
