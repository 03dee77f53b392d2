import { signInToApply } from './support/applying';
import { openBrowser, openPage } from './support/browser';
import { candidate, fill } from './support/candidate';
import { sharedSite } from './support/site';

const site = sharedSite();

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
