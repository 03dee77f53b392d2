import { pounds } from '@/lib/pounds';
import { courseFacts } from './courseFacts';
import { pageTitle } from './pageTitle';
import { picture } from './pages/pictures';
import { provider } from './provider';
import { hours } from './providerDetails';
import { facts } from './providerFacts';
import type { TableBlock } from './types';
import { byTelephone } from './waysToReachUs';

const mail = (address: string) => ({ label: address, to: `mailto:${address}` });

export const contactCopy = {
  title: pageTitle('Contact Us'),
  description: `Write to ${provider.name}, ring us, or find the way to our London office. When we answer, and what to do in an emergency.`,
  heading: 'Leave us a message',
  lead: `Say who you are and what you need. A person will read it and reply within ${hours.reply}.`,
  picture: picture(
    'scene-post',
    560,
    460,
    'From an office window: a man posts a letter in the pillar box outside',
  ),
  ring: ['Or ring ', byTelephone, '.'],
  urgent: { text: 'Urgent? Which number to ring', to: '#urgent' },
  messageHelp: ({ min, max }: { min: number; max: number }) =>
    `${min} to ${max} characters, such as “Care for my mother in SE15 from Monday”. We will ask for the rest.`,
  office: {
    kind: 'directions',
    title: 'Our office',
    text: `${provider.address.text}.\nOpen ${hours.office}. Please ring first.`,
    link: { label: 'Get directions', to: provider.address.directionsUrl, newTab: true },
  },
  waysHeading: 'If you would rather email',
  ways: [
    {
      kind: 'email',
      title: 'Jobs and staff',
      text: 'Vacancies, applications, training, shifts, pay or booking staff.',
      link: mail(provider.recruitmentEmail),
    },
    {
      kind: 'email',
      title: 'Care at home',
      text: 'Visits, live-in care or supported living, for you or your family.',
      link: mail(provider.homeCareEmail),
    },
    {
      kind: 'email',
      title: 'Complaints and questions',
      text: 'Anything else: our care, our staff, or the data we hold about you.',
      link: mail(provider.companyCareEmail),
    },
  ],
} as const;

export const whoToRing: TableBlock = {
  kind: 'table',
  variant: 'board',
  id: 'urgent',
  ground: 'pale',
  heading: 'Which number, and when',
  caption: 'Which number to ring for what, and when',
  columns: ['For', 'Ring', 'When'],
  rows: [
    [
      'Someone in danger',
      [{ text: '999', to: 'tel:999' }, ', for an ambulance, the police or the fire brigade'],
      'At once. Then ring us, if it concerns one of our carers or clients.',
    ],
    [
      'Medical help',
      [
        { text: '111', to: 'tel:111' },
        ', or go to ',
        { text: '111.nhs.uk', to: 'https://111.nhs.uk/', newTab: true },
      ],
      'Free at any hour, when it is not an emergency.',
    ],
    [
      'A visit or a shift gone wrong',
      [byTelephone],
      'Day or night. The coordinator on call can send someone.',
    ],
    [
      'A worry about someone',
      [byTelephone, ', or your council’s social care team'],
      'Day or night. You do not need proof.',
    ],
    [
      'Anything else',
      [byTelephone],
      `${hours.office}: the team you ask for. At other times: the coordinator on call.`,
    ],
  ],
};

const prices = courseFacts.courses?.map(({ price }) => price);
const leastForPlace = prices ? ` (from ${pounds(Math.min(...prices))})` : '';

export const afterMessage: TableBlock = {
  kind: 'table',
  variant: 'stacked',
  heading: 'What happens after you send it',
  lead: 'We ring you first, and email you if we cannot reach you. Nothing is booked until you say so.',
  caption: 'What happens after you send a message, by type of enquiry',
  columns: ['You choose', 'Next', 'Who replies'],
  rows: [
    [
      'Health Care, for yourself or your family',
      `A free visit to you, then a care plan with its price. From the call to the first day of care: ${hours.careStarts}.`,
      'A care coordinator',
    ],
    [
      'Health Care, for a ward or a care home',
      `The names we can send, with their checks and the price.${facts.shiftAnswer ? ` Is the shift this week, and your order agreed? Ring us, and you have a name, or a no, within ${facts.shiftAnswer}.` : ''}`,
      'A staffing coordinator',
    ],
    [
      'Jobs',
      'An interview by video or face to face, and a list of the papers we need. You can start when your checks are done: within days for some, weeks for others.',
      'A recruiter',
    ],
    [
      'Training',
      `The next dates, and the price of a place${leastForPlace} or of a course for your team.`,
      'The course team',
    ],
    [
      'Health Care, for a complaint or a concern',
      `The name of whoever looks into it, and a full answer within ${hours.fullAnswer}.`,
      'The manager responsible',
    ],
  ],
};
