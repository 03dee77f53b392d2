import { main, openAt } from '@test/layout';
import { paths } from '@/lib/paths';

jest.mock('@/content/providerFacts', () => ({ facts: {} }));
jest.mock('@/content/courseFacts', () => ({ courseFacts: {} }));
jest.mock('@/content/staffFacts', () => ({ staffFacts: {} }));
jest.mock('@/content/provider', () => ({
  ...jest.requireActual<object>('@/content/provider'),
  company: undefined,
}));

const { facts } = jest.requireActual<typeof import('@/content/providerFacts')>('@/content/providerFacts');
const { courseFacts } = jest.requireActual<typeof import('@/content/courseFacts')>('@/content/courseFacts');
const { staffFacts } = jest.requireActual<typeof import('@/content/staffFacts')>('@/content/staffFacts');

test.each([
  paths.home,
  paths.jobs,
  paths.jobsInternational,
  paths.domiciliary,
  paths.supportedLiving,
  paths.trainings,
  paths.about,
  paths.buyers,
  paths.clinical,
  paths.nonClinical,
  paths.facilities,
  paths.internationalRecruitment,
])('%s shows no trace of facts that have no value', async (address) => {
  await openAt(address);
  const text = document.body.textContent;
  expect(samples.filter((sample) => text.includes(sample))).toEqual([]);
  expect(text).not.toMatch(/undefined|NaN|registered in/);
  expect(
    [...main().querySelectorAll('h2, h3, h4')].filter(isAlone).map((heading) => heading.textContent),
  ).toEqual([]);
});

/** Texts of the samples that stand nowhere else. */
const samples = [
  facts.areas?.join(', ') ?? '',
  ...(JSON.stringify([facts, courseFacts, staffFacts]).match(
    /(?<=:")[^"]*(\d|sample|example|specimen)[^"]*/gi,
  ) ?? []),
];

/** Whether nothing but headings stands in the section of a heading. */
const isAlone = (heading: Element) => {
  const section = heading.closest('section, aside');
  return !section?.querySelector('p, li, tbody tr, dd, form, button, svg');
};
