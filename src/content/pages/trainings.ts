import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { bookAppointment } from './bookAppointment';
import { bike, frontOf, picture } from './pictures';
import { innovativeTagline } from './taglines';

const practice = picture(
  'scene-practice',
  560,
  400,
  'A trainee kneels on the floor and presses on the chest of a manikin',
);

const street = picture('street-classes', 1600, 260, '');

export const trainingsPage = {
  title: pageTitle('Trainings'),
  description: `Training for nurses and carers with ${provider.name}: mandatory courses, practical skills, the Care Certificate and refreshers, in London and online.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stucco',
      title: 'Trainings',
      tagline: innovativeTagline,
      lead: 'Courses for nurses, carers and family carers, in small groups and with time to practise.',
      front: frontOf('classroom'),
      actions: [bookAppointment],
    },
    {
      kind: 'text',
      heading: 'Ready for the shift, and for the one after',
      lead: 'Training is part of the job, so we plan it around your shifts and keep your records in one place.',
      paragraphs: [
        'Everyone who works through us completes the training that their role asks for before the first shift. We keep an eye on the dates and write to you well before anything lapses.',
        'Hospitals and care homes send us their own staff too, and so do families: if you lift your mother out of bed each morning, half a day of moving and handling will save your back.',
      ],
      picture: practice,
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
          text: 'How memory changes and what lies behind distress. You try out ways of talking, sitting and waiting that bring someone back to calm.',
        },
        {
          icon: 'users',
          title: 'Positive behaviour support',
          text: 'For work with autistic people and people with a learning disability. You learn to look for the reason behind what someone does, and to change that.',
        },
        {
          icon: 'bed',
          title: 'End-of-life care',
          text: 'Mouth care, pain, breathlessness, and what to say when someone asks if they are dying. There is time to talk about how you are, too.',
        },
        {
          icon: 'clipboard',
          title: 'Care planning and records',
          text: 'Write notes that the next shift can use and that you could defend a year later. We work on real ones, with the names taken out.',
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
            'A mentor from the first day, who has done the job and remembers how it felt',
            'Shadow shifts until you and your mentor agree that you are ready to work alone',
            'A record of what you have learned, which is yours and goes with you to your next employer',
          ],
        },
        {
          heading: 'Registered nurses and midwives',
          ground: 'sage',
          text: 'We help you to keep your registration without giving up your weekends.',
          items: [
            'Learning hours that count towards revalidation, with a certificate that says how many',
            'A reflective discussion with a registered colleague who was not on the shift',
            'Clinical updates, such as cannulation and catheter care, signed off by someone who does them every week',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to book',
      street,
      steps: [
        {
          title: 'Tell us what you need',
          text: 'Write or ring, and say which course, for how many people and by when.',
        },
        {
          title: 'Choose a date',
          text: 'We offer you two or three dates near you, on weekdays, evenings and Saturdays.',
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
      kind: 'text',
      ground: 'pale',
      heading: 'Who pays for it',
      lead: 'It depends on who you are, and you will know before you book.',
      bullets: [
        [
          { strong: 'You work through us. ' },
          'The training that your role requires costs you nothing, and time in the classroom is paid.',
        ],
        [
          { strong: 'Your employer sends you. ' },
          'We quote for the group. From six people upwards we come to you and bring the equipment.',
        ],
        [
          { strong: 'You look after someone at home. ' },
          'Ask your council first: it may pay for training after a carer’s assessment. Otherwise we will tell you the price of a place.',
        ],
      ],
    },
    {
      kind: 'callToAction',
      ground: 'stucco',
      heading: 'Which certificate is about to run out?',
      text: 'Tell us, and we will find you a place on a day that suits you.',
      action: bookAppointment,
      pavement: bike,
    },
  ],
} satisfies PageContent;
