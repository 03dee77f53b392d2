import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { unbroken } from '@/content/providerDetails';
import { courseFacts } from '@/content/courseFacts';
import type { PageContent } from '@/content/types';
import { byTelephone } from '@/content/waysToReachUs';
import { capitalised } from '@/lib/capitalised';
import { enquiryPath, paths, unfiltered } from '@/lib/paths';
import { pounds } from '@/lib/pounds';
import { bookAppointment, ringUs } from './bookAppointment';
import { frontOf, picture, streetOf } from './pictures';
import { innovativeTagline } from './taglines';

const practice = picture(
  'scene-practice',
  560,
  400,
  'A trainee takes the hands of someone sitting on a bed and helps her to stand, while the trainer watches',
);

/** The next date of each course as a row of the table, which ends with a link to the enquiry form, begun for that course. */
const dates = (courseFacts.courses ?? []).flatMap(({ name, length, price, next }) => {
  if (!next) return [];
  const [weekday, ...date] = next.date.split(' ');
  const day = unbroken(date.slice(0, 2).join(' '));
  const left =
    next.left === undefined ? '' : `, ${unbroken(`${next.left} place${next.left === 1 ? '' : 's'} left`)}`;
  return [
    [
      name,
      `${unbroken(`${weekday?.slice(0, 3)} ${date.join(' ')}`)}\n${unbroken(next.time)} (${unbroken(length)})`,
      next.place,
      `${pounds(price)}${left}`,
      [
        {
          text: `Ask for ${day}`,
          to: enquiryPath('Training', `I would like a place on ${name}, ${next.date}.`),
        },
      ],
    ],
  ];
});

/** Neither its number nor its postcode stands alone in a line. */
const officeAddress = provider.address.text.replace(/(\d+) /, '$1\u00a0').replace(/ (\w+)$/, '\u00a0$1');

const bookCourse = { ...bookAppointment, to: enquiryPath('Training') };

export const page = {
  title: pageTitle('Trainings'),
  description: `Training for nurses and carers with ${provider.name}: mandatory courses, practical skills, the Care Certificate and refreshers, in London and online.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stucco',
      title: 'Trainings',
      tagline: innovativeTagline,
      lead: 'Courses for nurses, care workers and families: practical skills in small groups, and most of the theory online.',
      front: frontOf('classroom'),
      actions: [bookCourse, ...(dates.length > 0 ? [{ label: 'See the next dates', to: '#dates' }] : [])],
    },
    {
      kind: 'text',
      heading: 'Trained before your first shift, and kept up to date',
      lead: 'We plan your training around your shifts and keep your records in one place.',
      paragraphs: [
        'Everyone who works through us finishes the training for their role before the first shift. We watch the dates, and write to you in good time before anything lapses.',
        'Hospitals and care homes send us their own staff, and families come too. If you help a parent out of bed each morning, a half‑day course in moving and handling shows you how to do it without hurting them or your back.',
      ],
      picture: practice,
    },
    ...(dates.length > 0
      ? [
          {
            kind: 'table' as const,
            variant: 'stacked' as const,
            ground: 'pale' as const,
            id: 'dates',
            heading: 'Next dates',
            lead: 'A place costs you nothing if you work through us and your role requires the course.',
            caption: 'Next courses: when and where they are, and what a place costs',
            columns: ['Course', 'When', 'Where', 'A place', 'Booking'],
            rows: dates,
            note: [
              'No date that suits you? ',
              { text: 'Ask for another', to: enquiryPath('Training') },
              ', for one person or a whole team.',
            ],
          },
        ]
      : []),
    ...(courseFacts.terms
      ? [
          {
            kind: 'lists' as const,
            lists: [
              {
                heading: 'Before you book',
                isFolded: true,
                ground: 'mist' as const,
                facts: [
                  { term: 'Where', value: `Our London office is at ${officeAddress}.` },
                  { term: 'Places', value: `${courseFacts.terms.group}.` },
                  { term: 'What to bring', value: `${courseFacts.terms.bring}.` },
                ],
              },
              {
                heading: 'If plans change',
                isFolded: true,
                ground: 'rose' as const,
                facts: [
                  { term: 'If you cancel', value: `${courseFacts.terms.cancelling}.` },
                  { term: 'If we cancel', value: `${courseFacts.terms.cancelled}.` },
                ],
              },
            ],
          },
        ]
      : []),
    {
      kind: 'table',
      variant: 'brief',
      isFolded: true,
      heading: 'Mandatory courses',
      lead: `What carers and nurses must have, how each course is taught${courseFacts.courses ? ', what a place costs' : ''} and when it is due again.`,
      caption: 'Mandatory courses, how they are taught and when they are due again',
      columns: ['Course', 'How it is taught', ...(courseFacts.courses ? ['A place costs'] : []), 'Due again'],
      rows: [
        mandatory('Moving and handling of people', 'Practical', 'Every year'),
        mandatory('Basic life support', 'Practical', 'Every year'),
        mandatory('Infection prevention and control', 'Online', 'Every year'),
        mandatory('Fire safety', 'Online', 'Every year'),
        mandatory('Medication awareness', 'In a group, with a test', 'Every year'),
        mandatory('Information governance', 'Online', 'Every year'),
        mandatory('Safeguarding adults and children', 'Online or in a group', 'Every three years'),
        mandatory('Equality, diversity and human rights', 'Online', 'Every three years'),
        mandatory('Learning disability and autism', 'Online, then in a group', 'Every three years'),
        mandatory('Health and safety', 'Online', 'Every three years'),
        mandatory('Conflict resolution', 'In a group', 'Every three years'),
        mandatory('Prevent: noticing radicalisation', 'Online', 'Every three years'),
      ],
      note: 'Some employers ask for more courses, or for some of them more often. When you book, we tell you which ones your placement needs.',
    },
    {
      kind: 'cards',
      ground: 'pale',
      isTwoColumns: true,
      isFolded: true,
      heading: 'Further skills',
      lead: 'Short, practical courses for people who already do the job.',
      cards: [
        {
          icon: 'heart',
          title: 'Dementia',
          text: 'How memory changes, and what lies behind distress. You practise ways of talking and listening that help someone to feel calm again.',
          brief: courseBrief('Dementia'),
        },
        {
          icon: 'users',
          title: 'Positive behaviour support',
          text: 'For work with autistic people and people with a learning disability. You learn to look for the reason behind what someone does, and to change what causes distress.',
          brief: courseBrief('Positive behaviour support'),
        },
        {
          icon: 'home',
          title: 'End-of-life care',
          text: 'Mouth care, pain, breathlessness, and what to say when someone asks if they are dying. You also talk about how this work affects you.',
          brief: courseBrief('End-of-life care'),
        },
        {
          icon: 'clipboard',
          title: 'Care planning and records',
          text: 'How to write notes that the next shift can use and that still make sense a year later. You practise on made-up notes.',
          brief: courseBrief('Care planning and records'),
        },
      ],
      note: [{ text: 'Ask for dates', to: enquiryPath('Training') }, ', for yourself or for your team.'],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'The Care Certificate for new carers',
          isFolded: true,
          ground: 'butter',
          text: `You need no experience to begin. The certificate covers the standards that every new carer is expected to meet.${lengthAndPrice('The Care Certificate for new carers')}`,
          items: [
            'A mentor who has done the job, with you from the first day',
            'Shadow shifts until you and your mentor agree that you are ready to work alone',
            'A record of what you have learned, which is yours and goes with you to your next employer',
          ],
          note: [
            'Next step: ',
            { text: 'see the vacancies', to: unfiltered(paths.jobs) },
            ', or ',
            { text: 'ask us where to begin', to: enquiryPath('Training') },
            '.',
          ],
        },
        {
          heading: 'Revalidation for nurses and midwives',
          isFolded: true,
          ground: 'sage',
          text: `We help you to stay on the register, with courses that fit round your shifts.${lengthAndPrice('Revalidation for nurses and midwives', 'A workshop')}`,
          items: [
            'Learning hours that count towards revalidation, with a certificate that says how many',
            'A reflective discussion with another nurse or midwife on the register, as revalidation requires',
            'Clinical updates, such as cannulation and catheter care, signed off by a nurse who does the procedure every week',
          ],
          note: [
            'Next step: ',
            { text: 'ask for dates', to: enquiryPath('Training') },
            ', or talk to us about your own revalidation.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How to book',
      street: streetOf('classes'),
      steps: [
        {
          title: 'Tell us what you need',
          text: ['Ring ', byTelephone, ', or write. Say which course, how many people and by when.'],
        },
        {
          title: 'Choose a date',
          text:
            dates.length > 0
              ? 'Take one of the dates above, or ask us for another: weekdays, evenings or Saturdays.'
              : 'Ask us for a date: weekdays, evenings or Saturdays.',
        },
        {
          title: 'Come and practise',
          text: 'Wear flat shoes and clothes you can move in.',
        },
        {
          title: 'Get your certificate',
          text: 'We email it to you, and add it to your file if you work through us.',
        },
      ],
    },
    {
      kind: 'rules',
      ground: 'pale',
      isFolded: true,
      heading: 'Who pays?',
      lead: 'That depends on why you come. If anything is left for you to pay, you will know the price before you book.',
      cards: [
        {
          title: 'You work through us',
          text: 'The training your role requires costs you nothing. We pay you for your training time, in the classroom and online.',
        },
        {
          title: 'Your employer sends you',
          text: 'We quote for the group. For six people or more, we come to you and bring the equipment.',
        },
        {
          title: 'You look after someone at home',
          text: `Ask your council first: it may pay for training after a carer’s assessment. Otherwise you pay ${courseFacts.courses ? 'the price shown above' : 'the price that we tell you before you book'}.`,
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'stucco',
      heading: 'Which course do you need next?',
      text: 'Say which course, for how many people and by when. We will offer you dates.',
      action: bookCourse,
      secondAction: ringUs,
      printedEmail: provider.recruitmentEmail,
      window: picture('scene-certificate', 480, 420, ''),
    },
  ],
} satisfies PageContent;

/** A mandatory course as a row of the table, with its length and price where they are known. */
function mandatory(name: string, taught: string, due: string): readonly string[] {
  const course = courseNamed(name);
  const how = course ? `${taught}, ${course.length}` : taught;
  return [name, how, ...(courseFacts.courses ? [course ? pounds(course.price) : 'Ask us'] : []), due];
}

/** The length and the price of a course in one line. */
function courseBrief(name: string): string | undefined {
  const course = courseNamed(name);
  return course && `${capitalised(course.length)} · ${pounds(course.price)}`;
}

/** To follow a sentence about a course; nothing where they are not known. */
function lengthAndPrice(name: string, what = 'It'): string {
  const course = courseNamed(name);
  return course ? ` ${what} takes ${course.length}; a place costs ${pounds(course.price)}.` : '';
}

function courseNamed(name: string) {
  return courseFacts.courses?.find((course) => course.name === name);
}
