import { paths } from '@/lib/paths';
import type { CardsBlock } from './types';

/** Below a vacancy that cannot be shown: searches of the list to choose from. */
export const otherWork = {
  heading: 'Find other work',
  lead: 'Each button opens the list at the vacancies that match.',
  searches: ['Nurse', 'Midwife', 'Carer', 'Support worker', 'Porter'],
} as const;

/** Below that, for those who came for something else. */
export const missingVacancy: CardsBlock = {
  kind: 'cards',
  heading: 'Looking for something else?',
  cards: [
    {
      icon: 'badgeCheck',
      title: 'Have you applied?',
      text: 'Then your application still stands, and you will get an answer.',
      action: { label: 'How we recruit', to: paths.about },
    },
    {
      icon: 'globe',
      title: 'From abroad?',
      text: 'The list of vacancies is the same. See what you need first, such as a visa and registration.',
      action: { label: 'International jobs', to: paths.jobsInternational },
    },
    {
      icon: 'clipboard',
      title: 'New to care?',
      text: 'Nobody starts untrained. You do the courses for your role before your first shift.',
      action: { label: 'See the courses', to: paths.trainings },
    },
    {
      icon: 'shield',
      title: 'Sent a link?',
      text: 'If the message asked for money or your bank details, it may not be from us.',
      action: { label: 'How to check', to: paths.faq },
    },
  ],
};
