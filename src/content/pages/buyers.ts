import { pageTitle } from '@/content/pageTitle';
import { parts } from '@/content/parts';
import { company, companyLine, provider } from '@/content/provider';
import { hours, people, unbroken } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import { staffFacts } from '@/content/staffFacts';
import type { PageContent } from '@/content/types';
import { byEmail, byTelephone } from '@/content/waysToReachUs';
import { paths } from '@/lib/paths';
import { frontOf } from './pictures';

const { rating } = facts;
const { frameworks, insurance, audit, fillRate, reviewed, vatNumber, dataRegistration, payment } = staffFacts;
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
      lead: [
        'What you need for your file, on one sheet of paper. To book staff or ask for a quote, ring ',
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
            ...(company ? [{ term: 'Company', value: companyLine(company) }] : []),
            ...(vatNumber ? [{ term: 'VAT number', value: vatNumber }] : []),
            {
              term: 'Care regulator',
              value: [
                { text: provider.regulator.name, to: provider.regulator.url, newTab: true },
                ...(rating ? [`. Its latest rating of us: ${rating.text}, ${rating.date}.`] : []),
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
              ? [{ term: 'Last framework audit', value: `${audit.date}, ${audit.by}: ${audit.result}` }]
              : []),
          ],
        },
        {
          heading: 'Whom to contact',
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
                'Ring 999, then ',
                byTelephone,
                ` at any hour and ask for the safeguarding lead on duty. In office hours: ${named(safeguardingLead)}.`,
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
                note: 'Each framework’s owner will confirm our lots if you give the reference.',
              },
            ]
          : []),
        {
          heading: insurance ? 'Insurance and terms' : 'Terms',
          facts: [
            ...(insurance ?? []).map(({ kind, sum, until }) => ({
              term: kind,
              value: `${sum} for any one claim${until ? `, until ${unbroken(until)}` : ''}`,
            })),
            ...(payment ? [{ term: 'Payment', value: payment }] : []),
            {
              term: 'Checks and policies',
              value: [
                { text: 'How we check our people', to: parts.checks },
                ', ',
                { text: 'Modern Slavery', to: paths.modernSlavery },
                ', ',
                { text: 'Carbon Reduction Plan', to: paths.carbon },
              ],
            },
          ],
          ...(insurance && { note: 'We send the certificates with a quote, or when you ask.' }),
        },
      ],
    },
  ],
} satisfies PageContent;

function named({ name, role }: { name: string; role: string }): string {
  return `${name}, ${role}`;
}
