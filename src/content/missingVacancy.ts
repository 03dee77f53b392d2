import { paths } from '@/lib/paths';
import type { CardsBlock } from './types';

/** Below a vacancy that cannot be shown. */
export const missingVacancy: CardsBlock = {
  kind: 'cards',
  ground: 'pale',
  heading: 'What you can do now',
  cards: [
    {
      icon: 'stethoscope',
      title: 'Find similar work',
      text: 'Search the list by job title, or tick full-time, part-time, permanent or contract.',
      action: { label: 'Search the vacancies', to: paths.jobs },
    },
    {
      icon: 'globe',
      title: 'From abroad?',
      text: 'See what you need first, such as a visa and registration. The vacancies are the same.',
      action: { label: 'International jobs', to: paths.jobsInternational },
    },
    {
      icon: 'badgeCheck',
      title: 'Have you applied?',
      text: 'Then your application still stands, and you will get an answer.',
      action: { label: 'How we recruit', to: paths.about },
    },
    {
      icon: 'clipboard',
      title: 'New to care?',
      text: 'Nobody starts untrained. You do the courses for your role before your first shift.',
      action: { label: 'See the courses', to: paths.trainings },
    },
  ],
};
