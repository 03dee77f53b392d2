import { pageTitle } from '@/content/pageTitle';
import { parts } from '@/content/parts';
import { company, companyLine, provider } from '@/content/provider';
import { hours, people, unbroken } from '@/content/providerDetails';
import { facts, type Range } from '@/content/providerFacts';
import { staffFacts } from '@/content/staffFacts';
import type { PageContent } from '@/content/types';
import { byEmail, byTelephone } from '@/content/waysToReachUs';
import { paths } from '@/lib/paths';
import { sums } from './factSentences';
import { frontOf } from './pictures';

const { rating, contract, homeCarePrices, support } = facts;
const {
  nonClinicalTerms,
  nurses,
  nonClinical,
  international,
  frameworks,
  insurance,
  audit,
  fillRate,
  reviewed,
  vatNumber,
  dataRegistration,
  payment,
} = staffFacts;
const { clinicalLead, safeguardingLead, nominatedIndividual } = people;

/** What a service costs; the price leads to its page. */
const rate = (term: string, costs: string, to: string) => ({ term, value: [{ text: costs, to }] });

/** The lowest and the highest of some rates. */
const widest = (ranges: readonly Range[]) =>
  sums({
    from: Math.min(...ranges.map(({ from }) => from)),
    to: Math.max(...ranges.map(({ to }) => to)),
  });

const rates = [
  ...(nurses
    ? [
        rate(
          'Nurses, midwives and support staff',
          `${widest(nurses.bands.map(({ day }) => day))} an hour`,
          paths.clinical,
        ),
      ]
    : []),
  ...(nonClinical
    ? [rate('Non-clinical', `${widest(nonClinical.map(({ hour }) => hour))} an hour`, paths.nonClinical)]
    : []),
  ...(contract?.hours
    ? [
        rate(
          'Facilities',
          `${widest(Object.values(contract.hours).map(({ day }) => day))} an hour`,
          paths.facilities,
        ),
      ]
    : []),
  ...(international
    ? [
        rate(
          'Permanent recruitment',
          `${widest(Object.values(international.fees))} a person`,
          paths.internationalRecruitment,
        ),
      ]
    : []),
  ...(homeCarePrices ? [rate('Care at home', `${sums(homeCarePrices.day)} an hour`, paths.domiciliary)] : []),
  ...(support ? [rate('Supported living', `${sums(support.hour)} an hour`, paths.supportedLiving)] : []),
];

export const page = {
  title: pageTitle('Facts for buyers'),
  description: `Facts about ${provider.name} for buyers, on one page to print: registration, frameworks and lots, insurance, audit, and who to ring.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      isDocument: true,
      title: 'Facts for buyers',
      lead: [
        'On one sheet, for your file. For staff or a quote, ring ',
        byTelephone,
        ' or write to ',
        byEmail(provider.recruitmentEmail),
        '.',
      ],
      ...(reviewed && {
        note: `Correct on ${unbroken(reviewed.on)}; next review by ${unbroken(reviewed.next)}.`,
      }),
      printLabel: 'Print this page',
      front: frontOf('records'),
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Who we are',
          facts: [
            ...(company
              ? [{ term: 'Company', value: companyLine({ office: provider.address.text, ...company }) }]
              : []),
            ...(vatNumber ? [{ term: 'VAT number', value: vatNumber }] : []),
            {
              term: 'Care regulator',
              value: [
                { text: provider.regulator.name, to: provider.regulator.url, newTab: true },
                ...(rating ? [`. Latest rating: ${rating.text}, ${unbroken(rating.date)}.`] : []),
              ],
            },
            ...(dataRegistration
              ? [
                  {
                    term: provider.dataRegulator.name,
                    value: `Registration ${dataRegistration}`,
                  },
                ]
              : []),
            ...(fillRate
              ? [
                  {
                    term: 'Shifts filled',
                    value: `${fillRate.percent}% of those requested, ${fillRate.period}`,
                  },
                ]
              : []),
            ...(audit
              ? [
                  {
                    term: 'Last framework audit',
                    value: `${unbroken(audit.date)}, ${audit.by}: ${audit.result}`,
                  },
                ]
              : []),
          ],
        },
        {
          heading: 'Who to contact',
          facts: [
            { term: 'Telephone', value: [byTelephone, `, ${hours.telephone}`] },
            {
              term: 'A shift, a rate or an invoice',
              value: ['The coordinator, ', byEmail(provider.recruitmentEmail)],
            },
            { term: 'A clinical concern or incident', value: named(clinicalLead) },
            {
              term: 'Someone may be at risk',
              value: [
                'In immediate danger, ring 999. Otherwise, or afterwards, ring ',
                byTelephone,
                ` at any hour and ask for the safeguarding lead (in office hours ${safeguardingLead.name}).`,
              ],
            },
            { term: 'If it is still not settled', value: named(nominatedIndividual) },
          ],
          note: [
            `Those named are in the office ${hours.office}. For concerns in writing: `,
            byEmail(provider.companyCareEmail),
            '.',
          ],
        },
        ...(frameworks
          ? [
              {
                heading: 'Frameworks and lots',
                facts: frameworks.map(({ name, reference, lots }) => ({
                  term: name,
                  value: `${reference}: ${lots}`,
                })),
                note: 'Each framework’s owner will confirm our lots.',
              },
            ]
          : []),
        ...(insurance
          ? [
              {
                heading: 'Insurance',
                facts: insurance.map(({ kind, sum, until }) => ({
                  term: kind,
                  value: `${sum}${until ? ` until ${unbroken(until)}` : ''}`,
                })),
                note: 'Each sum is for any one claim. We send the certificates with a quote, or when you ask.',
              },
            ]
          : []),
        ...(rates.length > 0
          ? [
              {
                heading: 'Guide rates',
                facts: rates,
                note: 'Hourly rates are by day. All are before any VAT.',
              },
            ]
          : []),
        {
          heading: 'Terms and policies',
          facts: [
            ...(nurses
              ? [{ term: 'First order, clinical', value: `Within ${nurses.firstOrder.toLowerCase()}` }]
              : []),
            ...(nonClinicalTerms
              ? [{ term: 'First order, non-clinical', value: `Within ${nonClinicalTerms.firstOrder}` }]
              : []),
            ...(contract
              ? [{ term: 'Facilities quote', value: `Within ${contract.quote} of our visit` }]
              : []),
            ...(payment ? [{ term: 'Payment', value: payment }] : []),
            { term: 'Our checks', value: [{ text: 'How we check our people', to: parts.checks }] },
            {
              term: 'Policies',
              value: [
                { text: 'Modern Slavery', to: paths.modernSlavery },
                ', ',
                { text: 'Carbon Reduction Plan', to: paths.carbon },
              ],
            },
            { term: 'Complaints', value: [{ text: 'How we handle them', to: parts.complaints }] },
          ],
        },
      ],
    },
  ],
} satisfies PageContent;

function named({ name, role }: { name: string; role: string }): string {
  return `${name}, ${role}`;
}
