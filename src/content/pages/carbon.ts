import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { reviews } from '@/content/providerDetails';
import type { PageContent } from '@/content/types';
import { picture } from './pictures';

const bike = picture('scene-bike', 540, 320, '');
const charging = picture('scene-charging', 540, 320, '');

/** As the plan itself writes it. */
const published = '10/01/2025';
const unit = 'tCO₂e';

/** Figures exactly as in docs/behaviour.md, section 9. The totals are stated there too, not calculated. */
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
];

export const page = {
  title: pageTitle('Carbon Reduction Plan'),
  description: `The plan of ${provider.name} for Net Zero by 2040: emissions in 2023 and 2024, our 2030 projection, what we have done and what comes next.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'sage',
      isDocument: true,
      title: 'Carbon Reduction Plan',
      lead: 'How much we emitted in 2023 and 2024, what we have done to cut it, and what we will do by 2027.',
      pavement: bike,
    },
    {
      kind: 'facts',
      variant: 'figures',
      ground: 'pale',
      heading: 'Our commitment in four figures',
      lead: [
        `${provider.name} is committed to reaching Net Zero by 2040. We measure every year against 2023, our baseline year. The figures for 2025 will be in the next plan. Need them sooner? `,
        { text: 'Ask us', to: `mailto:${provider.companyCareEmail}` },
        '.',
      ],
      facts: [
        { term: 'Net Zero target', value: '2040' },
        { term: 'Baseline 2023', value: '38.21', unit },
        { term: 'Reported 2024', value: '50.92', unit },
        { term: 'Projected 2030', value: '21.24', unit },
      ],
      note: 'One tCO₂e is a tonne of carbon dioxide, or as much of another gas as warms the climate by the same amount. The 2030 projection is a 44.44% reduction on the baseline.',
    },
    {
      kind: 'table',
      heading: 'Emissions by scope',
      lead: 'Scope 1 is the fuel we burn ourselves. Scope 2 is the electricity we buy. Scope 3 is everything else: travel, deliveries, waste, and the other goods and services we buy.',
      caption: 'Emissions in tCO₂e by scope and year',
      columns: [unit, '2023 baseline', '2024 reporting', '2030 projection'],
      rows: [
        [...scopeRow('Scope 1', scope1), { text: 'Projected as a total only', rowSpan: 3 }],
        scopeRow('Scope 2', scope2),
        scopeRow('Scope 3', scope3),
        ['Total', total.baseline.toFixed(2), total.reported.toFixed(2), total.projected.toFixed(2)],
      ],
      totalRow: 3,
      note: 'Published totals include rounding.',
      isNumeric: true,
      beside: {
        heading: 'About this plan',
        facts: [
          { term: 'Supplier', value: provider.name },
          { term: 'Published', value: published },
          { term: 'Baseline year', value: '2023' },
          { term: 'Reporting year', value: '2024' },
          { term: 'Next plan due', value: reviews.carbon.next },
        ],
      },
    },
    {
      kind: 'text',
      ground: 'pale',
      heading: 'What changed from 2023 to 2024',
      paragraphs: [
        'Our total rose by a third, because Scope\u00a03 rose by almost half. To reach 21.24 in 2030 we must cut the total of 2024 by more than half.',
        'Scope\u00a03 is reported as one figure, so we cannot yet say which part grew. The travel survey will show it; we will cut that part first.',
      ],
    },
    {
      kind: 'table',
      variant: 'stacked',
      heading: 'Completed initiatives',
      lead: 'These four come to 4.25\u00A0tCO₂e, an 11.11% change on the 2023 baseline. Without them, the 2024 total would have been higher.',
      caption: 'Completed initiatives, with their dates, owners and what we count',
      columns: ['Initiative', 'Date', 'Owner', 'What we count'],
      rows: [
        [
          'Renewable electricity for the office',
          'March 2023',
          'Office Manager',
          'Kilowatt-hours used, all of them renewable on the supplier’s yearly statement',
        ],
        [
          'LED lamps and motion sensors',
          'October 2023',
          'Facilities Lead',
          'Kilowatt-hours on the meter, against the same month of the year before',
        ],
        [
          'First interviews and checks online',
          'February 2024',
          'Head of Recruitment',
          'Interviews and checks held online, and the miles of travel each has saved',
        ],
        [
          'Paperless timesheets',
          'September 2024',
          'Payroll Manager',
          'Reams of paper on each quarter’s invoices, against the quarter before',
        ],
      ],
    },
    {
      kind: 'table',
      variant: 'stacked',
      ground: 'pale',
      heading: 'Future initiatives',
      lead: 'Four steps towards 21.24\u00A0tCO₂e in 2030: what we will do, by when, who sees to it and what we count.',
      caption: 'Future initiatives, with their dates, owners and what we count',
      columns: ['Initiative', 'Date', 'Owner', 'What we count'],
      rows: [
        [
          'Yearly survey of how staff travel to work',
          'Each November from 2025',
          'Head of Recruitment',
          'Miles travelled by car, bus, train and bicycle, and how many staff replied',
        ],
        [
          'Home visits planned by postcode',
          'By December 2026',
          'Care Coordinators',
          'Miles driven for each hour of care, from the carers’ mileage claims',
        ],
        [
          'Suppliers with carbon plans of their own',
          'By March 2027',
          'Managing Director',
          'Share of our yearly spending that goes to suppliers with a published plan',
        ],
        [
          'Electric cars and bicycles for supervisors',
          'By December 2027',
          'Facilities Lead',
          'Litres of fuel bought, and kilowatt-hours charged, each quarter',
        ],
      ],
    },
    {
      kind: 'facts',
      heading: 'Declaration and sign-off',
      paragraphs: [
        'This Carbon Reduction Plan has been completed in accordance with PPN 06/21 and its associated guidance and reporting standard.',
        'Emissions have been reported and recorded in accordance with that standard and the GHG Protocol corporate standard. Scope 1 and Scope 2 emissions have been reported in accordance with SECR (Streamlined Energy and Carbon Reporting) requirements.',

        'This plan has been reviewed and signed off by the board of directors.',
      ],
      caption: `Signed on behalf of ${provider.name}`,
      facts: [
        { term: 'Name', value: provider.signatory.name },
        { term: 'Role', value: provider.signatory.role },
        { term: 'Date', value: published },
      ],
      note: [
        'The note that buyers and suppliers follow: ',
        {
          text: 'PPN\u00a006/21 on GOV.UK',
          to: 'https://www.gov.uk/government/publications/procurement-policy-note-0621-taking-account-of-carbon-reduction-plans-in-the-procurement-of-major-government-contracts',
          newTab: true,
        },
        '.',
      ],
    },
    {
      kind: 'callToAction',
      ground: 'sage',
      heading: 'Do you have a question about this plan?',
      text: 'Write or ring. We will send you the records behind any figure here.',
      action: { label: `Ring ${provider.telephone.text}`, to: provider.telephone.href },
      secondAction: { label: 'Write to us', to: `mailto:${provider.companyCareEmail}` },
      pavement: charging,
    },
  ],
} satisfies PageContent;
