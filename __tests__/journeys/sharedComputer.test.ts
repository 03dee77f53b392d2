import { openBrowser, openPage } from './support/browser';
import { candidate, fill, signUp } from './support/candidate';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();
const account = { ...candidate, email: 'library@candidate.example' };

test('on a shared computer nothing outlives the tab, and Log Out or 15 idle minutes wipe it', async () => {
  const { page, context, problems } = await openBrowser(site.origin);
  await signUp(page, account);
  await signInShared();
  expect(await kept('localStorage')).not.toContain('username');
  expect(await kept('sessionStorage')).toContain('username');
  const mark = (await context.cookies()).find(({ name }) => name.endsWith('lindenway_mark'));
  expect(mark?.expires).toBe(-1);

  await openPage(page, '/ContactUs');
  await fill(page, 'Leave us a message', { Name: 'Ada Example' });
  await page.getByText(/^Kept on this device/).waitFor();
  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await page.getByText(/^You are logged out/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect([...(await kept('localStorage')), ...(await kept('sessionStorage'))]).toEqual([]);
  await page.goBack();
  expect(await page.getByText('Welcome!').count()).toBe(0);

  await page.clock.install();
  await page.goto('/SignIn');
  await signInShared();
  await page.clock.fastForward('14:10');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await page.clock.fastForward('14:10');
  await page.getByRole('dialog', { name: 'Are you still there?' }).waitFor();
  await page.clock.fastForward('01:00');
  await page.getByText(/^Nobody used this page for 15 minutes/).waitFor();
  expect([...(await kept('localStorage')), ...(await kept('sessionStorage'))]).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();

  async function signInShared() {
    const form = await fill(page, 'Sign In', { Email: account.email, Password: account.password });
    await form.getByLabel('This is a shared computer').check();
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/\/$/);
    await page.getByText('Welcome!').first().waitFor();
  }

  /** What is stored under a name of ours, but for the fonts. */
  function kept(area: 'localStorage' | 'sessionStorage') {
    return page.evaluate(
      (name) => Object.keys(window[name]).filter((key) => key !== 'lindenway.fonts'),
      area,
    );
  }
});
