import type { Locator, Page } from 'playwright-core';
import { openBrowser, openPage } from './support/browser';
import { sharedSite } from './support/site';

const site = sharedSite();

const phone = { viewport: { width: 390, height: 844 } };
const shown = (page: Page) => page.getByRole('heading', { name: /^Showing: \d+ filtered jobs/ });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

test.each(['/', '/JobsPage', '/JobspageInternational', '/job/101'])(
  'the search of %s stands in one row, two equal boxes and the button',
  async (address) => {
    const { page } = await openBrowser(site.origin, phone);
    await openPage(page, address);
    const card = page.getByRole('search');
    for (const width of [375, 390, 480, 599, 600, 820, 1200, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await card
        .locator('[data-frame], button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const [title, place, button] = boxes;
      if (!title || !place || !button) throw new Error('The search is not shown');
      expect({ width, isRow: place.top === title.top && Math.abs(button.top - title.top) < 3 }).toEqual({
        width,
        isRow: true,
      });
      expect(Math.abs(title.width - place.width)).toBeLessThanOrEqual(1);
    }
  },
);

test('a vacancy’s title, all its facts and Apply stand in a phone’s first view', async () => {
  const { page } = await openBrowser(site.origin, phone);
  for (const id of [101, 108, 128, 141, 167]) {
    await openPage(page, `/job/${id}`);
    const apply = await page.getByRole('button', { name: 'Apply Now' }).boundingBox();
    const facts = await page.getByRole('complementary').locator('dl').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    if (!apply || !facts || !title) throw new Error('The vacancy is not shown');
    expect({ id, isAbove: facts.y + facts.height < apply.y, title: title.y < facts.y }).toEqual({
      id,
      isAbove: true,
      title: true,
    });
    expect(apply.y + apply.height).toBeLessThanOrEqual(844);
  }
});

test('four vacancies stand in the first view of a desk’s list', async () => {
  const { page } = await openBrowser(site.origin, { viewport: { width: 1440, height: 900 } });
  await openPage(page, '/JobsPage');
  await shown(page).waitFor();
  const fourth = await page
    .getByRole('list', { name: 'Vacancies' })
    .getByRole('listitem')
    .nth(3)
    .boundingBox();
  expect((fourth?.y ?? Infinity) + (fourth?.height ?? 0)).toBeLessThanOrEqual(900);
});

test.each<[way: string, take: (page: Page) => Promise<unknown>, focus: string]>([
  ['"Show N jobs"', (page) => page.getByRole('button', { name: /^Show \d+ jobs$/ }).click(), 'Showing:'],
  // The list has become short.
  ['Back', (page) => page.goBack(), 'Filters'],
])('on a phone, %s leads from filters changed far down to the top of the list', async (_, take, focus) => {
  const { page } = await openBrowser(site.origin, phone);
  const sheet = await tickContractFarDown(page);
  await take(page);
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/JobsPage');
  await page.waitForFunction((start) => document.activeElement?.textContent.startsWith(start), focus);
  await expectTopOfList(page);
  await page.getByRole('button', { name: 'Remove filter Contract' }).waitFor();
});

test('on a phone, what may fit is in view after Search, though it comes above what stands there', async () => {
  const { page } = await openBrowser(site.origin, { ...phone, isMobile: true, hasTouch: true });
  await openPage(page, '/JobsPage');
  // Both at once, as autofill does it: the press comes before the list has followed.
  await page.getByRole('search').evaluate((card: HTMLFormElement) => {
    for (const [name, words] of Object.entries({ jobTitle: 'nurse', location: 'Croydon' })) {
      card.querySelector<HTMLInputElement>(`[name=${name}]`)?.setRangeText(words);
      card[name].dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: /that may fit$/ }).waitFor();
  await expectTopOfList(page);
});

test.each([
  ['phone', 390],
  ['desktop', 1440],
])(
  'on a %s, what stands below the list is a short way down, and twenty more vacancies come where the button was',
  async (_, width) => {
    const { page } = await openBrowser(site.origin, { viewport: { width, height: 844 } });
    await openPage(page, '/JobsPage');
    const more = page.getByRole('button', { name: /^Show 20 more \(\d+ left\)$/ });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeLessThan(4500);
    const last = page.getByRole('list', { name: 'Vacancies' }).getByRole('listitem').nth(19);
    await more.press('Enter');
    const added = last.locator('+ li').getByRole('link');
    await added.waitFor();
    await page.waitForFunction((link) => link === document.activeElement, await added.elementHandle());
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);

test('a link to a part of the list’s page leads there, and stays there once the vacancies have come', async () => {
  const { page, problems } = await openBrowser(site.origin, {
    viewport: { width: 820, height: 1180 },
  });
  await openPage(page, '/Blog');
  // In the answer that is open at first.
  await page.getByRole('link', { name: 'a new DBS check' }).click();
  await page.waitForURL('**/JobsPage#dbs');
  await shown(page).waitFor();
  await page.getByRole('heading', { name: 'Your checklist' }).waitFor();
  const heading = page.getByRole('heading', { name: 'Your DBS check' });
  // The list pushes the part down as it loads, and the page brings it back once the browser is idle.
  await page.waitForFunction(
    (part) => part && part.getBoundingClientRect().top < 400,
    await heading.elementHandle(),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(400);
  await page.goBack();
  await page.getByRole('link', { name: 'a new DBS check' }).waitFor();
  expect(problems).toEqual([]);
});

test('far down a list the filters stay in view, and a card below a heading has its heart where others have theirs', async () => {
  const { page } = await openBrowser(site.origin, { viewport: { width: 820, height: 1180 } });
  await openPage(page, '/JobsPage');
  const heading = page.getByRole('heading', { name: /^Posted in the past week \(\d+\)$/ });
  const firstOfWeek = page.getByRole('listitem').filter({ has: heading });
  await firstOfWeek.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await filters(page).getByRole('checkbox', { name: 'Contract' }).check({ trial: true });
  const filtersBox = await filters(page).boundingBox();
  expect(filtersBox?.y).toBeGreaterThanOrEqual(0);
  expect(filtersBox?.y).toBeLessThan(40);
  const fromCardToHeart = (card: Element) => {
    const top = (selector: string) => card.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
    return Math.round(top('.save') - top('a'));
  };
  const next = firstOfWeek.locator('+ li');
  expect(await firstOfWeek.evaluate(fromCardToHeart)).toBe(await next.evaluate(fromCardToHeart));
});

test('the heart of a card can be pressed on a phone, a tablet and a desktop', async () => {
  const { page } = await openBrowser(site.origin);
  await openPage(page, '/JobsPage');
  for (const [index, width] of [390, 820, 1280].entries()) {
    await page.setViewportSize({ width, height: 1000 });
    await page.getByRole('button', { name: /^Save/, pressed: false }).first().click();
    await page.getByRole('link', { name: `Saved vacancies (${index + 1})` }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/JobsPage');
  }
});

test('suggestions stand whole under their box, and are chosen by touch', async () => {
  const { page, problems } = await openBrowser(site.origin, phone);
  await openPage(page, '/JobsPage');
  await shown(page).waitFor();
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  const isWhole = (list: Element) => {
    const { left, right, bottom } = list.getBoundingClientRect();
    const isOnTop = document.elementFromPoint(left + 2, bottom - 4) === list;
    return isOnTop && right <= innerWidth && list.scrollWidth <= list.clientWidth;
  };
  await page.getByLabel('Enter Job title').pressSequentially('night');
  await suggestions.waitFor();
  expect(await suggestions.evaluate(isWhole)).toBe(true);
  const place = page.getByLabel('Set your location');
  await place.pressSequentially('fin');
  await suggestions.getByRole('option', { name: 'Finchley, London N3' }).click();
  expect(await place.inputValue()).toBe('Finchley, London N3');
  await suggestions.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await place.fill('lon');
  expect(await suggestions.evaluate(isWhole)).toBe(true);
  const [box, list] = [await place.boundingBox(), await suggestions.boundingBox()];
  expect(Math.abs((box?.x ?? 0) - (list?.x ?? 0))).toBeLessThan(60);
  expect(problems).toEqual([]);
});

async function tickContractFarDown(page: Page): Promise<Locator> {
  await openPage(page, '/JobsPage');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 4000);
  await page.waitForFunction(() => scrollY > 2000);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: 'Contract' }).check();
  return sheet;
}

/** The section's top is at the top of the screen. */
async function expectTopOfList(page: Page): Promise<void> {
  // On phones the count stays in view: where the list begins is told by the section.
  const box = await shown(page).locator('xpath=ancestor::section').boundingBox();
  expect(box?.y).toBeGreaterThan(-2);
  expect(box?.y).toBeLessThan(60);
}
