import { paths, unfiltered } from '@/lib/paths';
import { parts } from './parts';
import { provider } from './provider';
import { unbroken } from './providerDetails';
import type { CardsBlock } from './types';

/** Where a vacancy cannot be shown: searches of the list to choose from. */
export const otherWork = {
  lead: 'Or see what is open now for:',
  searches: ['Nurse', 'Midwife', 'Carer', 'Support worker', 'Porter'],
} as const;

/** Below that, for those who came for something else. */
export const missingVacancy: CardsBlock = {
  kind: 'cards',
  heading: 'Can we help with something else?',
  cards: [
    {
      icon: 'badgeCheck',
      title: 'Already applied?',
      text: [
        'Your application still stands if the vacancy closes. Heard nothing? Ring ',
        { text: unbroken(provider.telephone.text), to: provider.telephone.href },
        ' or write, and we will look it up.',
      ],
      action: { label: 'Ask about your application', to: paths.contact },
    },
    {
      icon: 'globe',
      title: 'From abroad?',
      text: 'See which vacancies offer visa sponsorship, and what you need first.',
      action: { label: 'International jobs', to: unfiltered(paths.jobsInternational) },
    },
    {
      icon: 'clipboard',
      title: 'New to care?',
      text: 'You do the courses for your role before your first shift. They cost you nothing.',
      action: { label: 'See the courses', to: paths.trainings },
    },
    {
      icon: 'shield',
      title: 'Sent a link?',
      text: 'Check that the message came from us. We never ask for money, or for bank details before you have met us.',
      action: { label: 'How to check', to: parts.messages },
    },
  ],
};
