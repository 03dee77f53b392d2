import { openBrowser, openPage, type Visitor } from './support/browser';
import { paths } from '@/lib/paths';
import { sharedSite } from './support/site';
import { signInToApply } from './support/applying';
import { candidate, fill } from './support/candidate';

const site = sharedSite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await openBrowser(site.origin, { reducedMotion: 'reduce' });
});

test.each([100, 130, 160])(
  'with two filters and text at %d%%, the buttons of the list stand apart on every phone',
  async (percent) => {
    const { page } = visitor;
    await page.setViewportSize({ width: 360, height: 800 });
    await openPage(page, '/JobsPage?jobType=Permanent&jobType=Contract');
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    const edges: Record<number, number> = {};
    for (let width = 320; width < 600; width += 10) {
      await page.setViewportSize({ width, height: 800 });
      const filters = await page.getByRole('button', { name: 'Filters (2)' }).boundingBox();
      const label = await page.getByText('Sort by').boundingBox();
      if (!filters || !label) throw new Error('The filters or Sort by are not shown');
      const isInOneRow = label.y < filters.y + filters.height;
      const gap = isInOneRow ? label.x - filters.x - filters.width : label.y - filters.y - filters.height;
      if (gap < 7) edges[width] = gap;
    }
    expect(edges).toEqual({});
  },
);

test.each([
  [100, 1280, '/Blog'],
  [150, 1180, '/Blog'],
  [200, 1280, '/Blog'],
  [200, 820, '/Blog'],
  [150, 390, paths.signUp],
  [150, 820, paths.trainings],
  [150, 600, '/Blog'],
])('with text at %d%%, a screen of %d px has room for %s and its header', async (percent, width, path) => {
  const { page } = visitor;
  await page.setViewportSize({ width, height: 900 });
  await openPage(page, path);
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
  const sidewards = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const ends = await page
    .getByRole('banner')
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect([await sidewards(), Math.max(...ends) > width]).toEqual([0, false]);
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(percent > 100);
});

test('on a small screen what has the focus is not under the sticky button of the list', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/JobsPage');
  await page.getByRole('button', { name: 'Filters' }).focus();
  const keys = [...Array<string>(40).fill('Tab'), ...Array<string>(30).fill('Shift+Tab')];
  const hidden: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    const under = await page.evaluate(() => {
      const { activeElement } = document;
      const bar = document.querySelector('.bar');
      if (!activeElement || !bar || bar.contains(activeElement)) return '';
      const isUnder = activeElement.getBoundingClientRect().top < bar.getBoundingClientRect().bottom - 1;
      const isTall = activeElement.clientHeight > innerHeight - bar.clientHeight;
      return isUnder && !isTall ? activeElement.textContent : '';
    });
    if (under) hidden.push(under);
  }
  expect(hidden).toEqual([]);
});

test('on a small screen what has the focus is not under Apply Now of a vacancy', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 720, height: 450 });
  await openPage(page, '/job/101');
  const back = page.getByRole('button', { name: 'Back to careers' });
  const isFocused = () => back.evaluate((button) => button === document.activeElement);
  for (let tabs = 0; tabs < 20 && !(await isFocused()); tabs++) await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  const bar = await page.getByRole('button', { name: 'Apply Now' }).last().boundingBox();
  const { y, height } = (await back.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(bar!.y);
});

test('a word of any length, in a message of the server or a vacancy, makes no page wider than a phone, and no toast hides it', async () => {
  const { page } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  const word = 'users_email_key_'.repeat(20);
  const json = { msg: word + word };
  await page.route('**/api/users/login', (route) => route.fulfill({ status: 400, json }));
  const job = { id: '7', job_title: word, employment_type: word, description: word, location: word };
  await page.route('**/api/CrmJobs/CrmJobs', (route) => route.fulfill({ json: { items: [job] } }));
  const sidewards = () => page.evaluate(() => document.documentElement.scrollWidth);
  await openPage(page, '/SignIn');
  const form = page.getByRole('form', { name: 'Sign In', exact: true });
  await form.getByLabel('Email').fill('ada@candidate.example');
  await form.getByLabel('Password', { exact: true }).fill('Wrong-1!');
  await form.getByRole('button', { name: 'Sign In' }).click();
  const toast = page.getByRole('alert').filter({ hasText: word });
  await toast.waitFor();
  expect(await sidewards()).toBe(360);
  // The form stays in sight below it.
  expect((await toast.boundingBox())?.height).toBeLessThan(300);
  await openPage(page, `/JobsPage?jobTitle=${word.slice(0, 90)}`);
  await page.getByRole('list', { name: 'Vacancies' }).waitFor();
  expect(await sidewards()).toBe(360);
});

test.each([
  [390, 'no-preference'],
  [1440, 'reduce'],
] as const)(
  'a toast stands top right for 5 seconds, over a dialog too, at %i px (reduced motion: %s)',
  async (width, reducedMotion) => {
    const { page } = await openBrowser(site.origin, { reducedMotion, viewport: { width, height: 800 } });
    const expectTopRight = async () => {
      const toast = page.getByRole('alert').filter({ hasText: 'do not match' });
      await toast.waitFor();
      const clock = toast.locator('.Toastify__progress-bar--animated');
      expect(await clock.evaluate((bar) => getComputedStyle(bar).animationDuration)).toBe('5s');
      await toast.evaluate(async (each) => {
        await Promise.all(each.getAnimations().map(({ finished }) => finished));
      });
      const { x = NaN, y = NaN, width: across = NaN, height = NaN } = (await toast.boundingBox()) ?? {};
      expect(y).toBeLessThanOrEqual(16);
      expect(Math.abs(width - (x + across))).toBeLessThanOrEqual(16);
      const isOnTop = ([left, top]: [number, number]) =>
        document.elementFromPoint(left, top)?.closest('[role=alert]') !== null;
      expect(await page.evaluate(isOnTop, [x + across / 2, y + height / 2] as [number, number])).toBe(true);
    };
    await openPage(page, '/SignIn');
    const form = await fill(page, 'Sign In', { Email: candidate.email, Password: 'Wrong-1!' });
    await form.getByRole('button', { name: 'Sign In' }).click();
    await expectTopRight();
    await openPage(page, '/job/101');
    await signInToApply(page, { ...candidate, password: 'Wrong-1!' });
    await expectTopRight();
  },
);
