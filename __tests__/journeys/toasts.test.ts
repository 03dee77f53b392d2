import { signInToApply } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, fill } from './support/candidate';
import { sharedSite } from './support/site';

const site = sharedSite();

test.each([390, 1440])('a toast stands top right, over a dialog too, at %i px', async (width) => {
  const { page } = await openBrowser(site.origin, { viewport: { width, height: 800 } });
  const expectTopRight = async () => {
    const toast = page.getByRole('alert').filter({ hasText: 'do not match' });
    await toast.waitFor();
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
});

test('a toast stays for its 5 seconds with reduced motion too', async () => {
  const { page } = await openBrowser(site.origin, { reducedMotion: 'reduce' });
  await openPage(page, '/SignIn');
  const form = await fill(page, 'Sign In', { Email: candidate.email, Password: 'Wrong-1!' });
  await form.getByRole('button', { name: 'Sign In' }).click();
  const clock = page.locator('.Toastify__progress-bar--animated');
  await clock.waitFor({ state: 'attached' });
  expect(await clock.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('5s');
});
