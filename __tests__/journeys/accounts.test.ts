import { apiPaths } from '@/contract/paths';
import { openBrowser } from './support/browser';
import { candidate, signIn, signUp } from './support/candidate';
import { ask } from './support/database';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();

test('on a phone, the toast after signing up leaves the return link to the vacancy free', async () => {
  const { page } = await openBrowser(site.origin, { viewport: { width: 360, height: 640 } });
  await page.addInitScript(
    (kept) => localStorage.setItem('lindenway.returnLink', kept),
    JSON.stringify({ jobId: '101', title: 'Registered Nurse' }),
  );
  await signUp(page, { ...candidate, email: 'way-back@candidate.example' });
  const toast = page.getByRole('status').filter({ hasText: 'Registration successful' });
  await page.waitForFunction(() => scrollY === 0);
  const link = (await page.getByRole('link', { name: 'Back to Registered Nurse' }).boundingBox())!;
  const shown = (await toast.boundingBox())!;
  expect(shown.y + shown.height <= link.y || shown.y >= link.y + link.height).toBe(true);
});

test('signing out in one tab also signs out the other tab and ends the session on the server', async () => {
  const { page, context } = await openBrowser(site.origin);
  const account = { ...candidate, email: 'two-tabs@candidate.example' };
  await signUp(page, account);
  await signIn(page, account);
  const other = await context.newPage();
  await other.goto('/');
  await other.getByText('Welcome!').first().waitFor();

  await page.getByRole('button', { name: 'Welcome!' }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await untilSignedOut(account);

  await other.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor();
  const answer = await context.request.post(apiPaths.applicationForm, { multipart: { fullName: 'A' } });
  expect(answer.status()).toBe(401);
});

async function untilSignedOut({ email }: typeof candidate): Promise<void> {
  const sessions = `select sessions.id from sessions join accounts on accounts.id = account_id where email = '${email}'`;
  while (ask(site.dataFolder, sessions).length > 0) await new Promise((resolve) => setTimeout(resolve, 100));
}
