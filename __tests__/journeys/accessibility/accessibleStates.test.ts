import { openBrowser, openPage, violationsIn } from '@test-journeys/browser';
import { signUp } from '@test-journeys/candidate';
import { siteForAllTests } from '@test-journeys/site';
import { states } from './states';
import { findings, visit } from './visit';

const site = siteForAllTests();

beforeAll(async () => {
  const { page } = await openBrowser(site.origin);
  await signUp(page);
});

test.each(states)(
  'axe finds nothing on $name in either theme, and the page keeps to its policy',
  async ({ width, address, open }) => {
    const { page, problems } = await visit(site.origin, width);
    await openPage(page, address);
    await open(page);
    expect(await findings(page, 'light')).toEqual([]);
    expect(await findings(page, 'dark')).toEqual([]);
    expect(violationsIn(problems)).toEqual([]);
  },
);
