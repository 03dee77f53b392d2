import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { facts } from '@/content/providerFacts';
import type { PageContent } from '@/content/types';
import { byTelephone } from '@/content/waysToReachUs';
import { enquiryPath } from '@/lib/paths';
import { ringUs } from './bookAppointment';
import { dearerTimes, sums } from './factSentences';
import { lotsSentence } from './lotsSentence';
import { frontOf, picture } from './pictures';
import { facilitiesTagline } from './taglines';

const portering = picture(
  'room-portering',
  400,
  280,
  'A porter pushes a trolley of supplies along a corridor',
);
const cleaning = picture('room-cleaning', 400, 280, 'A cleaner mops a corridor');
const security = picture('room-security', 400, 280, 'A security officer speaks on a radio at a night desk');
const waste = picture(
  'room-waste',
  400,
  280,
  'An operative drops an orange bag into its bin, beside a food caddy and a yellow sharps box',
);

const { contract } = facts;
const prices = contract?.hours;

export const page = {
  title: pageTitle('Facilities Management'),
  description: `${facilitiesTagline}: cleaning, security, portering and logistics, and waste management by ${provider.name}, for healthcare and other sectors.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stone',
      title: 'Facilities Management',
      tagline: facilitiesTagline,
      lead: 'Cleaning, security, portering and waste management for hospitals, care homes and other buildings.',
      actions: [
        { label: 'Ask for a site visit', to: enquiryPath('Health Care', 'I would like a site visit for ') },
      ],
      front: frontOf('lobby'),
    },
    {
      kind: 'rooms',
      heading: 'Four services, one contract',
      lead: 'Take one of them or all four. You have one contract and one manager.',
      cards: [
        {
          title: 'Cleaning',
          text: 'Daily, deep and terminal cleans, in clinical and public areas. Mops and cloths are colour-coded, so nothing from a bathroom reaches a kitchen. A supervisor scores each area, and the ward manager sees the score.',
          picture: cleaning,
        },
        {
          title: 'Security',
          text: 'SIA-licensed officers for entrances, wards and the night desk. They are trained to calm people down, and they write up each incident the same day.',
          picture: security,
        },
        {
          title: 'Portering and logistics',
          text: 'We move patients, samples, beds and supplies. Porters check the wristband, tell the patient where they are going, and never leave anyone alone in a corridor. Each job is logged with its times.',
          picture: portering,
        },
        {
          title: 'Waste management',
          text: 'Clinical, sharps, food and general waste, sorted at source and collected before a bin is full. Transfer or consignment notes are kept for every load, so you can trace a bag from the ward to its disposal.',
          picture: waste,
        },
      ],
    },
    {
      kind: 'steps',
      ground: 'pale',
      isFolded: true,
      heading: 'How a contract starts',
      lead: `Four steps, from our first visit to your monthly report.${
        contract
          ? ` You usually get our quote within ${contract.quote} of the visit, and we start ${contract.start} after you sign.`
          : ''
      }`,
      steps: [
        {
          title: 'Walk the building',
          text: 'We go round with your own staff, by day and by night, and write down what each area needs and when.',
        },
        {
          title: 'Agree the standard',
          text: 'You will get a schedule, a price and the checks we will be measured by, in writing.',
        },
        {
          title: 'Meet the team',
          text: 'Supervisors and staff are named before they start, checked like everyone we place, and shown round.',
        },
        {
          title: 'Report every month',
          text: 'Audit scores, waste figures, incidents and what we did about them, from the manager of your contract.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          isFolded: true,
          heading: 'In healthcare',
          ground: 'sage',
          text: 'On a ward our staff follow your matron’s instructions as well as ours.',
          items: [
            [
              { strong: 'Wards, theatres and clinics. ' },
              'Rounds that fit visiting, meals and theatre lists, with a team on call for a spill or an isolation room.',
            ],
            [
              { strong: 'Care homes and supported living. ' },
              'Staff knock, ask before they clean a room and put things back where they were.',
            ],
            [
              { strong: 'GP, dental and pharmacy premises. ' },
              'One visit after closing time, and a log ready for your next inspection.',
            ],
          ],
        },
        {
          isFolded: true,
          heading: 'In other sectors',
          ground: 'butter',
          text: 'The same checks on our staff, and a cleaning standard and a price that fit your building.',
          items: [
            [
              { strong: 'Offices and shared workplaces. ' },
              'Early, late or in the middle of the day, and a front desk that knows your visitors.',
            ],
            [
              { strong: 'Schools, colleges and nurseries. ' },
              'Staff with the DBS check the site requires, and the big cleans in the holidays.',
            ],
            [
              { strong: 'Council buildings, shops and warehouses. ' },
              'Opening and locking up, deliveries, and sorted recycling.',
            ],
          ],
        },
      ],
    },
    ...(prices
      ? [
          {
            kind: 'table' as const,
            variant: 'stacked' as const,
            ground: 'pale' as const,
            heading: 'What it costs',
            lead: `A guide, before any VAT. ${dearerTimes}`,
            caption: 'What an hour of each service costs by day and at night',
            columns: ['Service', 'An hour by day', 'An hour at night'],
            rows: [
              ['Cleaning', sums(prices.cleaning.day), sums(prices.cleaning.night)],
              ['Portering', sums(prices.portering.day), sums(prices.portering.night)],
              ['Security', sums(prices.security.day), sums(prices.security.night)],
            ],
            beside: {
              heading: 'Waste and terms',
              facts: [
                ...(contract.wasteLoad ? [{ term: 'A load of waste', value: sums(contract.wasteLoad) }] : []),
                ...(contract.smallest ? [{ term: 'Smallest contract', value: contract.smallest }] : []),
                { term: 'Our visit', value: `A day agreed within ${contract.visit}` },
              ],
            },
          },
        ]
      : []),
    {
      kind: 'facts',
      variant: 'stacked',
      isFolded: true,
      heading: 'What you agree with us',
      lead: 'Compare our contract, line by line, with the one you have.',
      facts: [
        {
          term: 'Price',
          value: 'Hours and pay, materials, equipment and our margin, each shown separately.',
        },
        ...(contract?.length ? [{ term: 'Length', value: `${contract.length}.` }] : []),
        {
          term: 'Pay',
          value:
            'At least the rate that your organisation sets, and never below the legal minimum. We agree with you in advance how minimum‑wage rises will be met.',
        },
        {
          term: 'Today’s staff (TUPE)',
          value:
            'If your own staff or another contractor’s do this work now, their jobs and terms may pass to us by law (TUPE). We tell you before we quote.',
        },
        {
          term: 'How to order',
          value: [
            'Public buyers can order through a national estates and services framework, by direct award or mini‑competition. ',
            ...lotsSentence,
          ],
        },
        {
          term: 'Quality',
          value:
            'Each area is scored against the standard we agreed, and you get the scores every month. If one is missed, we tell you why, and what we will change.',
        },
        {
          term: 'Who to call',
          value: ['One named manager for the contract; at night and at weekends ', byTelephone, '.'],
        },
        {
          term: 'Documents with our quote',
          value: 'Insurance certificates, risk assessments and method statements.',
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'stone',
      heading: 'When does your contract end?',
      text: `Ring or write with the date, the sites and the services. ${contract ? `We fix the visit within ${contract.visit}, and` : 'We'} walk the building with you before we name a price.`,
      action: ringUs,
      secondAction: { label: 'Contact Us', to: enquiryPath('Health Care') },
      printedEmail: provider.recruitmentEmail,
      window: picture('scene-evening', 480, 420, ''),
    },
  ],
} satisfies PageContent;
