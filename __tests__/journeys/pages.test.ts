import { copyright, provider } from '@/content/provider';
import { openBrowser, openPage, violationsIn, type Visitor } from './support/browser';
import { sharedSite } from './support/site';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const site = sharedSite();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await openBrowser(site.origin);
});

beforeEach(async () => {
  const { page, problems } = visitor;
  problems.splice(0);
  await page.setViewportSize(desk);
  await page.emulateMedia({ media: null });
});

test('the policy refuses markup made from a string, and the refusal is reported', async () => {
  const { page } = visitor;
  await openPage(page, '/AboutUs');
  const reported = page.waitForEvent('console', (message) => violationsIn([message.text()]).length > 0);
  const markUp = () => page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>made</p>'));
  await expect(markUp()).rejects.toThrow(/TrustedHTML/);
  await reported;
});

test('in print a page and its last invitation end with how to reach the provider, and it has neither menus nor copyright', async () => {
  const { page } = visitor;
  await openPage(page, '/Services/NonClinical');
  await page.emulateMedia({ media: 'print' });
  const head = page.getByRole('banner');
  expect(await head.getByText(provider.name, { exact: true }).isVisible()).toBe(true);
  expect(await head.getByRole('link').count()).toBe(0);
  const shown = await page.locator('footer').innerText();
  expect(shown).toContain(provider.telephone.text);
  expect(shown).toContain(provider.recruitmentEmail);
  expect(shown).not.toContain(copyright);
  const invitation = page.locator('main > :last-child');
  expect(await invitation.innerText()).toContain(`${provider.recruitmentEmail}, ${provider.telephone.text}`);
});

test.each([
  ['/Buyers', 1],
  ['/job/101', 1],
  ['/JobsPage', 6],
])('%s prints on at most %i sheets of A4', async (address, sheets) => {
  const { page } = visitor;
  await openPage(page, address);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(sheets);
});

test('on a wide screen the headings of a policy stand beside what they head', async () => {
  const { page } = visitor;
  await openPage(page, '/TermsAndConditions');
  const heading = await page.locator('#your-content h2').boundingBox();
  const text = await page.locator('#your-content p').first().boundingBox();
  expect(text?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0));
});

test('on a phone the parts of a policy, and some of long pages, are folded, until a link to one or paper opens them', async () => {
  const { page } = visitor;
  await page.setViewportSize(phone);
  await openPage(page, '/PrivacyPolicy');
  const rights = page.locator('#your-rights');
  const words = rights.getByText('The law lets you:');
  const retention = page.locator('#how-long').getByText('When the time is up, we delete it.');
  expect(await words.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Read about your rights' }).click();
  await words.waitFor();
  expect((await rights.boundingBox())?.y).toBeLessThan(60);
  await page.emulateMedia({ media: 'print' });
  expect(await retention.isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
  await openPage(page, '/PrivacyPolicy#how-long');
  await retention.waitFor();
  await openPage(page, '/AboutUs');
  const safeguarding = page.getByText('It protects everyone we care for, adult or child.');
  expect(await safeguarding.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Safeguarding', exact: true }).click();
  await safeguarding.waitFor();
  await openPage(page, '/Services/Trainings');
  const courses = page.getByRole('table', { name: /^Mandatory courses/ });
  expect(await courses.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Mandatory courses' }).click();
  await courses.waitFor();
});

test.each(['/', '/job/101'])(
  'a signed-in visitor with colours of their own sees neither the guest header nor other colours on %s, not for one frame',
  async (address) => {
    const { page, context } = await openBrowser(site.origin, { viewport: desk });
    await context.addInitScript(watchFrames);
    await openPage(page, address);
    await page.getByRole('banner').getByRole('button', { name: 'Welcome!' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Appearance' }).inputValue()).toBe('dark');
    const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
    expect(frames).toContain('dark, hidden');
    expect(frames.filter((frame) => !/^dark, (?:none|hidden)$/.test(frame))).toEqual([]);
  },
);

test.each([
  ['/Blog', 'When do I get paid, and how?'],
  ['/JobsPage', 'Job Type'],
])('find in page opens what is closed on %s', async (address, name) => {
  const { page, problems } = visitor;
  await openPage(page, address);
  const button = page.getByRole('button', { name, exact: true });
  if ((await button.getAttribute('aria-expanded')) === 'true') await button.click();
  const region = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await region.waitFor({ state: 'hidden' });
  // A link to a part opens what hides it by the same event as find in page, which no script can use.
  await region.evaluate((closed) => {
    closed.lastElementChild?.setAttribute('id', 'found');
    location.hash = 'found';
  });
  await region.waitFor();
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await button.click();
  await region.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

/** Runs in the page: signs the visitor in, chooses dark, and records in every frame the colours and whether the guest header is shown. */
function watchFrames(): void {
  localStorage.setItem('username', 'Adaeze');
  localStorage.setItem('lindenway.colorScheme', 'dark');
  const frames: string[] = [];
  Object.assign(window, { frames });
  const shown = (link: Element | null) =>
    link?.checkVisibility({ visibilityProperty: true }) ? 'guest' : link ? 'hidden' : 'none';
  const note = () => {
    // The head, in which the colours are applied, has been read.
    if (document.body)
      frames.push(
        `${document.documentElement.dataset.colorScheme}, ${shown(document.querySelector('header a[href="/SignIn"]'))}`,
      );
    requestAnimationFrame(note);
  };
  note();
}
