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
      text: 'First what you need, such as a visa and registration, then the same vacancies.',
      action: { label: 'International jobs', to: paths.jobsInternational },
    },
    {
      icon: 'badgeCheck',
      title: 'Have you applied?',
      text: 'Then your application still stands, and you will get an answer.',
      action: { label: 'How we recruit', to: paths.about },
    },
    {
      icon: 'phone',
      title: 'Ask us',
      text: 'Give us the job title, or the number at the end of this page’s address. We can tell you what became of it.',
      action: { label: 'Contact Us', to: paths.contact },
    },
  ],
};
