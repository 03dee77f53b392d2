import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { bookAppointment } from './bookAppointment';
import * as pictures from './pictures';
import { doorOf, decorative } from './pictures';
import { innovativeTagline } from './taglines';

export const trainingsPage = {
  title: pageTitle('Trainings'),
  description: `Training for nurses and carers with ${provider.name}: mandatory courses, practical skills, the Care Certificate and refreshers, in London and online.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stucco',
      title: 'Trainings',
      tagline: innovativeTagline,
      door: doorOf('trainings'),
      scene: decorative(pictures.papers),
      actions: [bookAppointment],
    },
    {
      kind: 'text',
      heading: 'Ready for the shift, and for the one after',
      lead: 'Training is part of the job, so we plan it around your shifts and keep your records in one place.',
      paragraphs: [
        'Everyone who works through us completes the training that their role asks for before the first shift. When a certificate is about to run out we tell you in good time, and offer you dates.',
        'Hospitals, care homes and families can send their own staff and helpers too. Courses take place in small groups, so that everybody gets to practise.',
      ],
      picture: pictures.papers,
    },
    {
      kind: 'table',
      ground: 'pale',
      heading: 'Mandatory courses',
      lead: 'The core of what carers and nurses need, and how often it is due again.',
      caption: 'Mandatory courses, how they are taught and when they are due again',
      columns: ['Course', 'How', 'Due again'],
      rows: [
        ['Moving and handling of people', 'Practical, half a day', 'Each year'],
        ['Basic life support', 'Practical, half a day', 'Each year'],
        ['Safeguarding adults and children', 'Online or in a group', 'Every three years'],
        ['Infection prevention and control', 'Online', 'Each year'],
        ['Fire safety', 'Online', 'Each year'],
        ['Medication awareness', 'In a group, with an assessment', 'Each year'],
        ['Information governance', 'Online', 'Each year'],
        ['Equality, diversity and human rights', 'Online', 'Every three years'],
      ],
      note: 'An employer may ask for more, or for a shorter interval. What your placement needs is in your booking.',
    },
    {
      kind: 'cards',
      heading: 'Skills that make the difference',
      lead: 'Short courses with practice, for people who already do the job.',
      cards: [
        {
          icon: 'heart',
          title: 'Dementia',
          text: 'How memory changes, what lies behind distress, and ways of talking that calm.',
        },
        {
          icon: 'users',
          title: 'Positive behaviour support',
          text: 'Learning disability and autism: seeing the reason first, and using the least restrictive way.',
        },
        {
          icon: 'bed',
          title: 'End-of-life care',
          text: 'Comfort, honest conversations, and looking after the family and yourself.',
        },
        {
          icon: 'clipboard',
          title: 'Care planning and records',
          text: 'Notes that the next shift can use: clear, kind, dated and complete.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'New to care',
          ground: 'butter',
          text: 'You need no experience to begin. The Care Certificate takes you through the standards that every new carer learns.',
          items: [
            'A mentor from the first day',
            'Shadow shifts before you work alone',
            'Your own record of what you have learned',
          ],
        },
        {
          heading: 'Registered nurses and midwives',
          ground: 'sage',
          text: 'We help you to keep your registration without giving up your weekends.',
          items: [
            'Learning that counts towards revalidation',
            'A reflective discussion with a registered colleague',
            'Clinical updates such as cannulation and catheter care',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to book',
      steps: [
        {
          title: 'Tell us what you need',
          text: 'Write or ring, and say which course, for how many people and by when.',
        },
        {
          title: 'Choose a date',
          text: 'We offer dates, a place and the price, if there is one, before you decide.',
        },
        {
          title: 'Come and practise',
          text: 'Wear shoes you can work in. We bring the equipment and the tea.',
        },
        {
          title: 'Get your certificate',
          text: 'It goes to you by email, and into your file if you work through us.',
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'stucco',
      heading: 'Which certificate is about to run out?',
      text: 'Tell us, and we will find you a place on a day that suits you.',
      action: bookAppointment,
      door: doorOf('trainings'),
    },
  ],
} satisfies PageContent;
