import { pageTitle } from '@/content/pageTitle';
import { company, companyLine, provider } from '@/content/provider';
import { hours, people } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';

const { frameworks, insurance, audit, fillRate, rating } = facts;
const { clinicalLead, safeguardingLead, nominatedIndividual } = people;

export const page = {
  title: pageTitle('Facts for buyers'),
  description: `Facts about ${provider.name} for buyers, on one page to print: registration, frameworks and lots, insurance, audit, and whom to ring.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      isDocument: true,
      title: 'Facts for buyers',
      lead: 'What you need for your file, ready to print.',
    },
    {
      kind: 'facts',
      variant: 'stacked',
      heading: 'Who we are',
      facts: [
        ...(company ? [{ term: 'Company', value: companyLine(company) }] : []),
        {
          term: 'Care regulator',
          value: [
            { text: provider.regulator.name, to: provider.regulator.url, newTab: true },
            ...(rating ? [`. Its latest rating of us: ${rating.text}, ${rating.date}.`] : []),
          ],
        },
        ...(fillRate
          ? [{ term: 'Shifts filled', value: `${fillRate.percent}% of those requested, ${fillRate.period}` }]
          : []),
        ...(audit
          ? [{ term: 'Last framework audit', value: `${audit.date}, ${audit.by}: ${audit.result}` }]
          : []),
      ],
    },
    ...(frameworks
      ? [
          {
            kind: 'facts' as const,
            variant: 'stacked' as const,
            ground: 'pale' as const,
            heading: 'Frameworks and lots',
            facts: frameworks.map(({ name, reference, lots }) => ({
              term: name,
              value: `${reference}: ${lots}`,
            })),
          },
        ]
      : []),
    ...(insurance
      ? [
          {
            kind: 'facts' as const,
            heading: 'Insurance',
            facts: insurance.map(({ kind, sum }) => ({ term: kind, value: `${sum} for any one claim` })),
          },
        ]
      : []),
    {
      kind: 'facts',
      variant: 'stacked',
      ground: 'sage',
      heading: 'Whom to ring',
      lead: [
        { text: provider.telephone.text, to: provider.telephone.href },
        `, ${hours.telephone}. The people named are in the office ${hours.office}.`,
      ],
      facts: [
        { term: 'A shift, a rate or an invoice', value: 'The coordinator' },
        { term: 'A clinical concern or incident', value: named(clinicalLead) },
        { term: 'Someone may be at risk (999 first)', value: named(safeguardingLead) },
        { term: 'It is not settled', value: named(nominatedIndividual) },
      ],
      note: [
        'Policies: ',
        { text: 'Modern Slavery', to: paths.modernSlavery },
        ', ',
        { text: 'Carbon Reduction Plan', to: paths.carbon },
        '.',
      ],
    },
  ],
} satisfies PageContent;

function named({ name, role }: { name: string; role: string }): string {
  return `${name}, ${role}`;
}
