import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { holdUp, openBrowser, openPage, untilHydrated, untilReady, type Visitor } from './support/browser';
import { sharedSite } from './support/site';
import { translate } from './support/translate';

const site = sharedSite();

/** Opens a page whose script is held up; `hydrate` lets it in and waits until the page is hydrated. */
async function openHeldUp(address: string, prepare?: (visitor: Visitor) => Promise<void>) {
  const visitor = await openBrowser(site.origin, { viewport: { width: 390, height: 844 } });
  const letIn = await holdUp(visitor, '**/assets/packages*.js');
  await prepare?.(visitor);
  await visitor.page.goto(address);
  const hydrate = async () => {
    letIn();
    await untilHydrated(visitor.page);
  };
  return { ...visitor, hydrate };
}

const translateEarly = ({ page }: Visitor) => translate(page, 'before hydration');

const plainAndTranslated = [{ isTranslated: false }, { isTranslated: true }];

test.each(plainAndTranslated)(
  'what is typed and pressed before the page is hydrated is not lost (translated: $isTranslated)',
  async ({ isTranslated }) => {
    const { page, hydrate } = await openHeldUp('/SignIn', isTranslated ? translateEarly : undefined);
    await page.getByLabel('Email').fill('early@bird.example');
    const button = page.getByRole('button', { name: 'Sign In' }).last();
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    expect(await button.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.6');
    await hydrate();
    await page.getByText('Password is required').waitFor();
    expect(await button.getAttribute('aria-busy')).not.toBe('true');
    expect(await page.getByLabel('Email').inputValue()).toBe('early@bird.example');
  },
);

// React draws a translated page anew: its fields are other elements then.
test('what is typed and ticked in a translated page before it is hydrated is not lost, nor is the focus', async () => {
  const { page, hydrate } = await openHeldUp('/ContactUs', translateEarly);
  const form = page.getByRole('form', { name: 'Leave us a message' });
  await form.locator('[name=name]').fill('Ann');
  await form.locator('[name=enquiryType]').selectOption('Training');
  await form.locator('[name=termsAccepted]').check();
  await form.locator('[name=message]').pressSequentially('We need a nurse ');
  await hydrate();
  await page.keyboard.type('at night');
  expect(await form.locator('[name=name]').inputValue()).toBe('Ann');
  expect(await form.locator('[name=enquiryType]').inputValue()).toBe('Training');
  expect(await form.locator('[name=termsAccepted]').isChecked()).toBe(true);
  expect(await form.locator('[name=message]').inputValue()).toBe('We need a nurse at night');
});

test('what the tab was last told is filled in, but not where the focus is: what is typed next would be appended', async () => {
  const { page, hydrate } = await openHeldUp('/ContactUs', async (visitor) => {
    await visitor.context.addInitScript(() =>
      sessionStorage.setItem(
        'lindenway.tab.contact',
        JSON.stringify({ name: 'Ann Example', email: 'prefilled@bird.example' }),
      ),
    );
  });
  await page.getByLabel('Email').focus();
  await hydrate();
  await page.keyboard.type('typed@bird.example');
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Example');
  expect(await page.getByLabel('Email').inputValue()).toBe('typed@bird.example');
});

test('a phone number with one digit too many that was typed before hydration is not sent', async () => {
  const { page, hydrate } = await openHeldUp('/SignUp');
  await page.getByLabel('Phone').pressSequentially('+4477009001234');
  await hydrate();
  await page.getByRole('button', { name: 'Sign Up' }).last().click();
  await page
    .getByText(/it has 14 characters/)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/SignUp');
});

test('a search typed before the page is hydrated is made, and wins over the link that it came with', async () => {
  const { page, hydrate } = await openHeldUp('/JobsPage?jobTitle=porter');
  await page.getByLabel('Enter Job title').pressSequentially('nurse');
  await page.getByLabel('Set your location').pressSequentially('London');
  await hydrate();
  await page.waitForURL(/\?jobTitle=nurse&/);
  expect(await page.getByLabel('Enter Job title').inputValue()).toBe('nurse');
  expect(await page.getByLabel('Set your location').inputValue()).toBe('London');
  await page.getByRole('heading', { name: /^Showing: \d+ filtered jobs/ }).waitFor();
  const found = await page.getByRole('list', { name: 'Vacancies' }).getByRole('link').allInnerTexts();
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((words) => !/nurse/i.test(words))).toEqual([]);
});

test('a search of the home page, pressed before it is hydrated, takes both words to the list', async () => {
  const { page, hydrate } = await openHeldUp('/');
  const search = page.getByRole('search').first();
  await search.locator('[name=jobTitle]').fill('carer');
  await search.locator('[name=location]').fill('Camden');
  await search.getByRole('button').click();
  await hydrate();
  await page.waitForURL('**/JobsPage?*');
  expect(new URL(page.url()).search).toBe('?jobTitle=carer&location=Camden');
});

test('a search of a vacancy’s boxes, ended with Enter before the page is hydrated, leads to the list', async () => {
  const { page, hydrate } = await openHeldUp('/job/101');
  await page.getByLabel('Enter Job title').pressSequentially('porter');
  await page.keyboard.press('Enter');
  await hydrate();
  await page.getByRole('heading', { name: /^Showing: \d+ filtered jobs/ }).waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/JobsPage?jobTitle=porter');
});

test('a signed-in visitor who presses Apply Now early is not asked to sign in', async () => {
  const { page, hydrate } = await openHeldUp('/job/101', async (visitor) => {
    await visitor.context.addInitScript(() => localStorage.setItem('username', 'early@bird.example'));
  });
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await hydrate();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.getByRole('heading').first().innerText()).toBe('Apply');
});

test('whoever goes back while the page is being started sees the page before, without an error', async () => {
  const visitor = await openBrowser(site.origin);
  const { page, problems } = visitor;
  await openPage(page, '/AboutUs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await page.waitForURL('**/Blog');
  const letIn = await holdUp(visitor, '**/assets/about*.js');
  await page.reload();
  await page.goBack();
  letIn();
  await page.getByRole('heading', { name: 'Your Trust Is Our Commitment' }).waitFor();
  expect(problems).toEqual([]);
});

test.each(plainAndTranslated)(
  'every button pressed early acts once, however often it was pressed (translated: $isTranslated)',
  async ({ isTranslated }) => {
    const { page, hydrate } = await openHeldUp('/AboutUs', isTranslated ? translateEarly : undefined);
    const lists = page.getByRole('main').locator('button[aria-expanded]');
    await lists.nth(0).click();
    await lists.nth(1).click();
    await lists.nth(1).click();
    await hydrate();
    expect(await lists.nth(0).getAttribute('aria-expanded')).toBe('true');
    expect(await lists.nth(1).getAttribute('aria-expanded')).toBe('true');
    expect(await lists.nth(2).getAttribute('aria-expanded')).toBe('false');
  },
);

test('a visitor who has applied is not offered a second application before hydration', async () => {
  const { page, hydrate } = await openHeldUp('/job/101', async (visitor) => {
    await visitor.context.addInitScript(() => localStorage.setItem('applied_101', 'true'));
  });
  expect(await page.getByText('Apply Now').count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Apply Now' }).count()).toBe(0);
  await hydrate();
  await page.getByRole('button', { name: 'Applied' }).waitFor();
});

test('the token of a reset link is in no Referer, not even of the fonts', async () => {
  const seen: { address?: string; referer?: string }[] = [];
  // What the browser says of its requests is not what it sends: so they pass by here.
  const proxy = createServer((asked, answer) => {
    seen.push({ address: asked.url, referer: asked.headers.referer });
    const passOn = request(site.origin + asked.url, { headers: asked.headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    });
    asked.pipe(passOn);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const { page } = await openBrowser(`http://127.0.0.1:${port}`);
  await page.goto('/reset-password/secret');
  await untilReady(page);
  await page.evaluate(() => document.fonts.ready);
  proxy.close();
  expect(seen.map(({ address }) => address)).toContain('/fonts/besley-latin-wght-normal.woff2');
  expect(seen.filter(({ referer }) => referer?.includes('secret'))).toEqual([]);
});
