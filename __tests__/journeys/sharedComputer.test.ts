import type { Page } from 'playwright-core';
import { apiPaths } from '@/contract/paths';
import { openBrowser, openPage, untilHydrated } from './support/browser';
import { candidate, fill, signUp } from './support/candidate';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();
const account = { ...candidate, email: 'library@candidate.example' };

test('on a shared computer nothing outlives the tab, and Log Out or 15 idle minutes wipe it', async () => {
  const { page, context, problems } = await openBrowser(site.origin);
  await signUp(page, account);
  await signInShared(page);
  expect(await kept(page, 'localStorage')).not.toContain('username');
  expect(await kept(page, 'sessionStorage')).toContain('username');
  const mark = (await context.cookies()).find(({ name }) => name.endsWith('lindenway_mark'));
  expect(mark?.expires).toBe(-1);

  await openPage(page, '/ContactUs');
  await fill(page, 'Leave us a message', { Name: 'Ada Example' });
  await page.getByText(/^Kept in this tab/).waitFor();
  await logOut(page);
  expect(new URL(page.url()).pathname).toBe('/');
  expect([...(await kept(page, 'localStorage')), ...(await kept(page, 'sessionStorage'))]).toEqual([]);
  await page.goBack();
  expect(await page.getByText('Welcome!').count()).toBe(0);

  await page.clock.install();
  await page.goto('/SignIn');
  await signInShared(page);
  await page.clock.fastForward('14:10');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.clock.fastForward('14:10');
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
  await page.clock.fastForward('01:00');
  await page.getByText(/^Nobody used this page for 15 minutes/).waitFor();
  expect([...(await kept(page, 'localStorage')), ...(await kept(page, 'sessionStorage'))]).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('a tab opened from a shared computer is one too, signed in like the first, and is left with it', async () => {
  const { page, context, problems } = await openBrowser(site.origin);
  await signUp(page, { ...account, email: 'tabs@candidate.example' });
  await signInShared(page, 'tabs@candidate.example');
  await openPage(page, '/JobsPage');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('list', { name: 'Vacancies' })
    .getByRole('link')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await untilHydrated(other);
  await other.getByText('Welcome!').first().waitFor();
  await openPage(other, '/ContactUs');
  await fill(other, 'Leave us a message', { Name: 'Ada Example' });
  await other.getByText(/^Kept in this tab/).waitFor();
  expect(await kept(other, 'localStorage')).toEqual(['lindenway.activeAt', 'lindenway.shared']);

  await page.bringToFront();
  await logOut(page);
  await other.getByText(/^You are logged out/).waitFor();
  expect(new URL(other.url()).pathname).toBe('/');
  expect([...(await kept(other, 'localStorage')), ...(await kept(other, 'sessionStorage'))]).toEqual([]);
  await openPage(other, '/ContactUs');
  expect(await other.getByLabel('Name', { exact: true }).inputValue()).toBe('');
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['right after', 0],
  ['15 minutes after', 15 * 60_000],
])('a tab opened %s the visit’s last tab was closed ends the session', async (_, sinceUse) => {
  const email = `closed${sinceUse}@candidate.example`;
  const { page, context } = await openBrowser(site.origin);
  await signUp(page, { ...account, email });
  await signInShared(page, email);
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await page.close();
  // A page without script: the site's own would notice the time.
  const later = await context.newPage();
  await later.goto('/robots.txt');
  await later.evaluate((ms) => localStorage.setItem('lindenway.activeAt', String(Date.now() - ms)), sinceUse);
  await later.close();

  const ended = context.waitForEvent('response', (response) => response.url().endsWith(apiPaths.jobs));
  await openPage(await context.newPage(), '/');
  await ended;
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['lindenway_device']);
  // The server no longer accepts the old cookies either.
  const send = { method: 'POST', headers: { cookie: cookies, origin: site.origin } };
  expect((await fetch(site.origin + apiPaths.applicationForm, send)).status).toBe(401);
  await context.close();
});

async function signInShared(page: Page, email = account.email): Promise<void> {
  const form = await fill(page, 'Sign In', { Email: email, Password: account.password });
  await form.getByLabel('This is a shared computer').check();
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(/\/$/);
  await page.getByText('Welcome!').first().waitFor();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByText(/^You are logged out/).waitFor();
}

/** What is stored under a name of ours, but for the fonts. */
const kept = (page: Page, area: 'localStorage' | 'sessionStorage'): Promise<string[]> =>
  page.evaluate((name) => {
    const keys = Object.keys(window[name]).filter((key) => key !== 'lindenway.fonts');
    return keys.toSorted();
  }, area);
