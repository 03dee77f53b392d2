import { pageTitle } from './pageTitle';
import { picture } from './pages/pictures';
import { provider } from './provider';
import { hours } from './providerDetails';
import type { CardsBlock, StepsBlock } from './types';

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
  ring: ['Or ring ', { text: provider.telephone.text, to: provider.telephone.href }, '.'],
  urgent: { text: 'Urgent? See who to ring', to: '#urgent' },
  messageHelp: ({ min, max }: { min: number; max: number }) =>
    `${min} to ${max} characters. One sentence is enough; we will ask for the rest.`,
  phone: {
    kind: 'phone',
    title: 'Who answers when',
    text: `${hours.office}: the team you ask for.\nNights, weekends and bank holidays: the coordinator on call.`,
    link: { label: `Ring ${provider.telephone.text}`, to: provider.telephone.href },
  },
  waysHeading: 'Other ways to reach us',
  ways: [
    {
      kind: 'email',
      title: 'Email about jobs or staff',
      text: 'Vacancies, applications, training, shifts, pay or booking staff.',
      link: mail(provider.recruitmentEmail),
    },
    {
      kind: 'email',
      title: 'Email about care at home',
      text: 'Visits, live-in care or supported living, for you or your family.',
      link: mail(provider.homeCareEmail),
    },
    {
      kind: 'email',
      title: 'Email a question, complaint or concern',
      text: 'Anything else: our care, our staff, or the data we hold about you.',
      link: mail(provider.companyCareEmail),
    },
    {
      kind: 'directions',
      title: 'Directions',
      text: `${provider.address.text}. Open ${hours.office}. Ring first, so that the right person is in.`,
      link: { label: 'Get directions', to: provider.address.directionsUrl, newTab: true },
    },
  ],
} as const;

export const afterMessage: StepsBlock = {
  kind: 'steps',
  heading: 'What happens next',

  steps: [
    {
      title: 'It reaches the right desk',
      text: [
        { strong: 'Health Care' },
        ', and anything else, goes to our care and staffing coordinators; ',
        { strong: 'Jobs' },
        ' to the recruiters; ',
        { strong: 'Training' },
        ' to the course team.',
      ],
    },
    {
      title: 'We get in touch',
      text: 'By phone first, and by email if we cannot reach you. One call is usually enough: who needs care or staff, where, and from when.',
    },
    {
      title: 'You decide',
      text: 'We make you an offer, arrange a visit or an interview, or tell you that we cannot help. Nothing is booked until you say so.',
    },
  ],
};

export const urgentHelp: CardsBlock = {
  kind: 'rules',
  id: 'urgent',
  ground: 'night',
  heading: 'If it cannot wait',
  cards: [
    {
      title: 'Someone is in danger',
      text: [
        'Ring ',
        { text: '999', to: 'tel:999' },
        ' first, for an ambulance, the police or the fire brigade. Then ring us if it concerns one of our carers or clients.',
      ],
    },
    {
      title: 'Medical help, not an emergency',
      text: [
        'Ring ',
        { text: '111', to: 'tel:111' },
        ' or go to ',
        { text: '111.nhs.uk', to: 'https://111.nhs.uk/', newTab: true },
        '. It is free, and open day and night.',
      ],
    },
    {
      title: 'A visit or a shift has gone wrong',
      text: [
        'Ring ',
        { text: provider.telephone.text, to: provider.telephone.href },
        ' at any hour. The coordinator can send someone.',
      ],
    },
    {
      title: 'You are worried about someone',
      text: [
        'Ring ',
        { text: provider.telephone.text, to: provider.telephone.href },
        ', or your council’s adult or children’s social care team. You do not need proof.',
      ],
    },
  ],
};
