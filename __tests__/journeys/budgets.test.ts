import { brotliCompressSync } from 'node:zlib';
import { logo } from '@/content/navigation';
import { paths } from '@/lib/paths';
import { readScriptManifest, scriptsOf } from '@tools/build/scriptManifest';
import { addresses } from './support/addresses';
import { builtFile } from './support/built';
import { measure, type Cost } from './support/measure';
import { sharedSite } from './support/site';

/**
 * Bytes; script and fonts as they travel, styles as they stand in the page. A server sends ten packets of 1,460 bytes before it
 * waits for an answer: a page that fits into them needs one trip less.
 */
const budgets = {
  document: 14_600,
  scriptOfWords: 150_000,
  scriptOfForms: 180_000,
  /** Fetched once the page is idle: what offers new versions and works offline; by the list, the code of a vacancy's page. */
  scriptWhenIdle: 4_000,
  vacancyPageAhead: 15_500,
  fonts: 57_344,
  styles: 33_792,
  requests: 5,
};
const withMoreScript = new Set<string>([
  paths.home,
  paths.contact,
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.jobs,
  paths.jobsInternational,
  paths.job,
]);

const manifest = readScriptManifest('dist-server');
const pages = [...Object.values(paths), '*'].map((route, index) => ({
  route,
  address: addresses[index] ?? '',
  script: withMoreScript.has(route) ? budgets.scriptOfForms : budgets.scriptOfWords,
}));

const weights = new Map<string, number>();
function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(builtFile(file)).length;
  weights.set(file, weight);
  return weight;
}

const costs = new Map<string, Cost>();
const site = sharedSite();

beforeAll(async () => {
  const waiting = pages.map(({ address }) => address);
  const measureNext = async () => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      costs.set(address, await measure(site.origin, address));
  };
  await Promise.all([measureNext(), measureNext(), measureNext()]);
}, 120_000);

describe.each(pages)('$address', ({ route, address, script }) => {
  const files = scriptsOf(manifest, route);
  const cost = () => {
    const measured = costs.get(address);
    if (!measured) throw new Error(`${address} was not measured`);
    return measured;
  };

  test(`needs at most ${script / 1000} KB of script, as the build says`, () => {
    expect(files.reduce((bytes, file) => bytes + weightOf(file), 0)).toBeLessThanOrEqual(script);
  });

  test('fetches no more than that by itself, whatever the build says', () => {
    const isList = address.startsWith('/Jobs');
    const ahead = isList ? scriptsOf(manifest, paths.job) : [];
    expect(cost().scripts).toEqual(expect.arrayContaining([...files, ...ahead]));
    const most = script + budgets.scriptWhenIdle + (isList ? budgets.vacancyPageAhead : 0);
    expect(cost().script).toBeLessThanOrEqual(most);
  });

  test(`arrives with all its words in ${budgets.document} bytes`, () => {
    expect(cost().document).toBeLessThanOrEqual(budgets.document);
  });

  test('carries few styles and small fonts', () => {
    expect(cost().styles).toBeLessThanOrEqual(budgets.styles);
    expect(cost().fonts).toBeLessThanOrEqual(budgets.fonts);
  });

  test('asks for little before its first view', () => {
    expect(cost().requests).toBeLessThanOrEqual(budgets.requests);
  });

  test('asks nobody else for anything', () => {
    expect(cost().hosts).toEqual([]);
  });

  const pictures = () => {
    const { onPhone, onDesk } = cost().pictures;
    return onPhone.map((picture, index) => ({ ...picture, desk: onDesk[index] }));
  };

  test('does not fetch pictures below the fold until they come near', () => {
    const eager = pictures().filter((picture) => !picture.isLazy);
    expect(eager.filter((picture) => picture.isBelow && picture.desk?.isBelow)).toEqual([]);
  });

  test('fetches the pictures in the first view at once, and the logo after them', () => {
    const logoAddress = `${site.origin}${logo.src}`;
    expect(pictures().find(({ src }) => src === logoAddress)).toHaveProperty('isLazy', true);
    const lazy = pictures().filter(({ src, isLazy }) => isLazy && src !== logoAddress);
    expect(lazy.filter((picture) => picture.isInView || picture.desk?.isInView)).toEqual([]);
  });

  test('does not let its words wait for pictures', () => {
    const inView = pictures()
      .filter(({ isBelow }) => !isBelow)
      .map(({ src }) => src.split('#')[0]);
    expect(cost().urgent.filter((src) => inView.includes(src))).toEqual([]);
  });
});
