import { brotliCompressSync } from 'node:zlib';
import { paths } from '@/lib/paths';
import { readScriptManifest, scriptsOf } from '@tools/build/scriptManifest';
import { addresses } from './support/addresses';
import { builtFile } from './support/built';
import { measure, type Cost } from './support/measure';
import { sharedSite } from './support/site';

/** Bytes of script and fonts as they travel. The HTML, with its styles, has no limit. */
const budgets = {
  scriptOfWords: 190_000,
  scriptOfCalls: 220_000,
  /** Fetched once the page is idle: what offers new versions and works offline. */
  scriptWhenIdle: 4_000,
  fonts: 57_344,
  requests: 5,
};
const withCalls = new Set<string>([
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
  script: withCalls.has(route) ? budgets.scriptOfCalls : budgets.scriptOfWords,
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
    expect(cost().scripts).toEqual(expect.arrayContaining(files));
    expect(cost().script).toBeLessThanOrEqual(script + budgets.scriptWhenIdle);
  });

  test('carries small fonts', () => {
    expect(cost().fonts).toBeLessThanOrEqual(budgets.fonts);
  });

  test('asks for little before its first view', () => {
    expect(cost().requests).toBeLessThanOrEqual(budgets.requests);
  });

  test('asks nobody else for anything', () => {
    expect(cost().hosts).toEqual([]);
  });
});
