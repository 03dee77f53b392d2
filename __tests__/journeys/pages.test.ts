import { addresses } from './support/addresses';
import { openBrowser, openPage, untilHydrated, violationsIn, type Visitor } from './support/browser';
import { siteForAllTests } from './support/site';

const site = siteForAllTests();
let visitor: Visitor;

beforeAll(async () => {
  visitor = await openBrowser(site.origin);
  await visitor.context.addInitScript(rememberFirstState);
});

beforeEach(() => void visitor.problems.splice(0));

test.each(addresses)('%s hydrates without a mismatch or a violation of its policy', async (address) => {
  const { page, problems } = visitor;
  await openPage(page, address);
  expect(await page.evaluate(changedSinceFirstState)).toEqual([]);
  expect(problems).toEqual([]);
});

test('the policy refuses markup made from a string, and the refusal is reported', async () => {
  const { page, problems } = visitor;
  await openPage(page, '/AboutUs');
  const markUp = () => page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p>made</p>'));
  await expect(markUp()).rejects.toThrow(/TrustedHTML/);
  expect(violationsIn(problems)).not.toEqual([]);
});

test.each(['/no/such/page', '/100%', '/%E0%A4'])(
  'the unknown address %s gets the not-found page and status 404',
  async (address) => {
    const { page } = visitor;
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await untilHydrated(page);
    await page.getByRole('heading', { level: 1, name: 'No one lives at this address.' }).waitFor();
  },
);

test.each(['/', '/job/101', '/AboutUs'])(
  'a signed-in visitor never sees the guest header on %s, not for one frame',
  async (address) => {
    const { page, context } = await openBrowser(site.origin, { viewport: { width: 1440, height: 900 } });
    await context.addInitScript(watchGuestHeader);
    await page.goto(address);
    await page.getByRole('banner').getByRole('button', { name: 'Welcome!' }).waitFor();
    const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
    expect(frames).toContain('hidden');
    expect(frames).not.toContain('guest');
    await context.close();
  },
);

type FirstState = { nodes: Element[]; sheets: CSSStyleSheet[]; rules: string[][] };

/** Runs in the page: remembers the prerendered nodes and style sheets. */
function rememberFirstState(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const nodes = [...document.querySelectorAll('h1, main > *, header, footer')];
    const sheets = [...document.styleSheets];
    const rules = sheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    Object.assign(window, { firstState: { nodes, sheets, rules } satisfies FirstState });
  });
}

/** Runs in the page: the nodes and sheets that were replaced or moved since, and the rules that exist twice. */
function changedSinceFirstState(): string[] {
  const { firstState } = window as unknown as { firstState: FirstState };
  const lost = firstState.nodes.filter((node) => !node.isConnected).map(({ outerHTML }) => outerHTML);
  const sheets = [...document.styleSheets];
  const moved = firstState.sheets.flatMap((sheet, place) =>
    sheets[place] === sheet ? [] : `sheet ${place}`,
  );
  const known = new Set(firstState.rules.flat());
  const added = sheets.flatMap(({ cssRules }, place) =>
    [...cssRules].slice(firstState.rules[place]?.length ?? 0).map(({ cssText }) => cssText),
  );
  const twice = added.filter((rule) => known.has(rule));
  return [...lost, ...moved, ...twice].map((text) => text.slice(0, 200));
}

/** Runs in the page: signs the visitor in, and records in every frame which header is shown. */
function watchGuestHeader(): void {
  localStorage.setItem('username', 'Adaeze');
  const frames: string[] = [];
  Object.assign(window, { frames });
  const note = () => {
    const link = document.querySelector('header a[href="/SignIn"]');
    if (link) frames.push(link.checkVisibility({ visibilityProperty: true }) ? 'guest' : 'hidden');
    requestAnimationFrame(note);
  };
  note();
}
