import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import * as pictures from './pictures';

const published = '10/01/2025';
const notStated = 'Not stated';

/** Figures exactly as in section 9 of the specification. The totals are stated there too, not calculated. */
const emissions = {
  scope1: { baseline: 7.93, reported: 8.14 },
  scope2: { baseline: 2.79, reported: 3.09 },
  scope3: { baseline: 26.87, reported: 39.69 },
  total: { baseline: 38.21, reported: 50.92, projected: 21.24 },
};
const { scope1, scope2, scope3, total } = emissions;

const scopeRow = (label: string, { baseline, reported }: { baseline: number; reported: number }) => [
  label,
  baseline.toFixed(2),
  reported.toFixed(2),
  notStated,
];

export const carbonPage = {
  title: pageTitle('Carbon Reduction Plan'),
  description: `${provider.name} is committed to Net Zero by 2040. Our emissions in 2023 and 2024, our 2030 projection, what we have done and what comes next.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'sage',
      title: 'Carbon Reduction Plan',
      lead: 'We are committed to reaching Net Zero by 2040.',
      pavement: pictures.bike,
    },
    {
      kind: 'facts',
      look: 'figures',
      heading: 'Our commitment in four figures',
      lead: `${provider.name} will cut its emissions to Net Zero by 2040. We measure from a baseline year, 2023, report each year after it, and publish what we find, good or bad.`,
      facts: [
        { term: 'Net Zero target', value: '2040' },
        { term: 'Baseline 2023', value: '38.21' },
        { term: 'Reported 2024', value: '50.92' },
        { term: 'Projected 2030', value: '21.24' },
      ],
      note: 'Emissions in tonnes of carbon dioxide equivalent (tCO2e). The 2030 projection is a reduction of 44.44% on the baseline.',
    },
    {
      kind: 'table',
      heading: 'Emissions by scope',
      lead: 'Scope 1 is what we burn ourselves, Scope 2 is the electricity we buy, and Scope 3 is the rest: travel, deliveries, waste and what we purchase.',
      caption: 'Emissions in tCO2e by scope and year',
      columns: ['tCO2e', '2023 baseline', '2024 reporting', '2030 projection'],
      rows: [
        scopeRow('Scope 1', scope1),
        scopeRow('Scope 2', scope2),
        scopeRow('Scope 3', scope3),
        ['Total', total.baseline.toFixed(2), total.reported.toFixed(2), total.projected.toFixed(2)],
      ],
      totalRow: 3,
      isNumeric: true,
      beside: {
        heading: 'About this plan',
        facts: [
          { term: 'Supplier', value: provider.name },
          { term: 'Published', value: published },
          { term: 'Baseline year', value: '2023' },
          { term: 'Reporting year', value: '2024' },
          { term: '2030 projection', value: '21.24 tCO2e, a 44.44% reduction' },
          { term: 'Completed initiatives', value: '4.25 tCO2e, an 11.11% change' },
          { term: 'Net Zero target', value: '2040' },
        ],
      },
      note: 'The totals are printed as they were reported. The 2030 projection is stated as a total only.',
    },
    {
      kind: 'chart',
      ground: 'pale',
      heading: 'The same figures, drawn',
      lead: 'Emissions in 2024 were higher than in the baseline year in every scope, most of all in Scope 3. The plan below is our answer.',
      caption: 'Emissions by scope, tCO2e',
      unit: 'tCO2e',
      series: [
        { name: '2023 baseline', shortName: '2023', tone: 'night' },
        { name: '2024 reporting', shortName: '2024', tone: 'brick' },
        { name: '2030 projection', shortName: '2030', tone: 'hatched' },
      ],
      groups: [
        { label: 'Scope 1', values: [scope1.baseline, scope1.reported, undefined] },
        { label: 'Scope 2', values: [scope2.baseline, scope2.reported, undefined] },
        { label: 'Scope 3', values: [scope3.baseline, scope3.reported, undefined] },
        { label: 'Total', values: [total.baseline, total.reported, total.projected] },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Completed initiatives',
          text: 'Done so far. Together they equal 4.25 tCO2e, an 11.11% change.',
          look: 'lit',
          items: [
            'Moved our office to a renewable electricity tariff',
            'Replaced lighting with LED lamps and motion sensors',
            'Held interviews and compliance checks online first',
            'Replaced paper timesheets with an online form',
          ],
        },
        {
          heading: 'Future initiatives',
          text: 'Still to do, on the way to 21.24 tCO2e in 2030 and Net Zero in 2040.',
          look: 'unlit',
          items: [
            'Plan home visits by postcode to cut car miles',
            'Give supervisors electric pool cars and bicycles',
            'Ask our suppliers for their own reduction plans',
            'Measure staff commuting once a year and report it',
          ],
        },
      ],
    },
    {
      kind: 'facts',
      ground: 'sage',
      heading: 'Declaration and sign-off',
      paragraphs: [
        [
          'This Carbon Reduction Plan has been completed in accordance with ',
          {
            text: 'PPN 06/21',
            to: 'https://www.gov.uk/government/publications/procurement-policy-note-0621-taking-account-of-carbon-reduction-plans-in-the-procurement-of-major-government-contracts',
            newTab: true,
          },
          ' and its guidance and reporting standard for Carbon Reduction Plans.',
        ],
        'Emissions have been recorded in accordance with the published reporting standard and the GHG Protocol corporate standard, and use the government’s conversion factors for company reporting.',
        'Scope 1 and Scope 2 emissions have been reported in accordance with SECR (Streamlined Energy and Carbon Reporting) requirements, and the required part of Scope 3 in accordance with the corporate value chain (Scope 3) standard.',
        'The plan has been reviewed and signed off by the board of directors.',
      ],
      caption: `Signed on behalf of ${provider.name}`,
      facts: [
        { term: 'Name', value: provider.signatory.name },
        { term: 'Role', value: provider.signatory.role },
        { term: 'Date', value: published },
      ],
    },
  ],
} satisfies PageContent;
