import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { hours, people } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import { staffFacts } from '@/content/staffFacts';
import type { PageContent } from '@/content/types';
import { enquiryPath, jobSearchPath, paths, unfiltered } from '@/lib/paths';
import { parts } from '@/content/parts';
import { ringUs } from './bookAppointment';
import { dearerTimes, sums } from './factSentences';
import { lotsSentence } from './lotsSentence';
import { frontOf, picture, streetOf } from './pictures';
import { innovativeTagline } from './taglines';

const round = picture(
  'scene-round',
  840,
  480,
  'A nurse sits with a patient in his hospital bed, and a colleague checks his notes',
);

const plan = picture(
  'scene-plan',
  600,
  480,
  'A team of four goes through its plan at a table and on the wall',
);

const bedside = picture(
  'scene-bedside',
  480,
  320,
  'A nurse with her notes at the bed of a patient who has a drip and a monitor',
);
const cot = picture('scene-cot', 480, 320, 'A midwife looks after a newborn baby asleep in a cot');

const { nurses, fillRate } = staffFacts;
const { shiftAnswer } = facts;

export const page = {
  title: pageTitle('Clinical'),
  description: `Nurses, midwives and care staff for hospitals and care homes in London. How ${provider.name} supplies clinical staff under its framework.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'sage',
      title: 'Clinical',
      tagline: innovativeTagline,
      isTaglineInHeading: true,
      lead: 'Registered nurses and midwives for wards, theatres and care homes across London, by day and by night.',
      front: frontOf('clinical'),
      actions: [
        { label: 'Ask us for staff', to: enquiryPath('Health Care', 'We need ') },
        { label: 'See the vacancies', to: unfiltered(paths.jobs) },
      ],
    },
    {
      kind: 'text',
      heading: 'Clinical framework',
      lead: 'We supply clinical staff under a national framework, which trusts can buy from without a new tender.',
      paragraphs: [
        'The framework says which checks each worker must pass, how pay and fees are made up, and how a placement is reviewed. We are audited against it, and will send you the latest audit report if you ask.',
        'One coordinator looks after your wards and offers you the same staff again when they are free. If we cannot fill a shift, you hear it as soon as we know.',
      ],
      bullets: [
        'One point of contact for every ward and every site',
        'Bank, agency, fixed-term and permanent staff from one supplier',
        'A file for each worker that your own team can audit',
      ],
      picture: round,
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Nursing services',
          isFolded: true,
          ground: 'mist',
          text: 'Registered nurses and nursing associates in adult, children’s, mental health and learning disability nursing.',
          items: [
            'General and acute medical wards',
            'Intensive care, high dependency and emergency departments',
            'Theatres, recovery and endoscopy',
            'Mental health wards and community teams',
            'Children’s wards and neonatal units',
            'District nursing, nursing homes and prison health',
          ],
          note: ['Are you a nurse? ', { text: 'See nursing vacancies', to: jobSearchPath('nurse') }, '.'],
          picture: bedside,
        },
        {
          heading: 'Midwifery services',
          isFolded: true,
          ground: 'rose',
          text: 'Registered midwives and maternity support workers, who look after families from the booking appointment to the first weeks.',
          items: [
            'Antenatal clinics and day assessment',
            'Labour ward and birth centres',
            'Postnatal wards and home visits',
            'Community midwifery caseloads',
            'Bereavement and perinatal mental health',
            'Infant feeding support',
          ],
          note: [
            'Are you a midwife? ',
            { text: 'See midwifery vacancies', to: jobSearchPath('midwife') },
            '.',
          ],
          picture: cot,
        },
      ],
    },
    {
      kind: 'cards',
      ground: 'pale',
      isTwoColumns: true,
      isFolded: true,
      heading: 'Why trusts and care homes choose us',
      cards: [
        {
          icon: 'stethoscope',
          title: 'Why choose our nurses',
          text: 'Every nurse is registered, interviewed by a clinician and trained for the ward they join.',
        },
        {
          icon: 'shield',
          title: 'Why choose our checks',
          text: 'Six checks before the first shift, repeated when due: identity, right to work, registration, work history, criminal record (DBS) and health.',
        },
        {
          icon: 'clock',
          title: 'Why choose our hours',
          text: `A coordinator answers the telephone ${hours.telephone}.${
            shiftAnswer
              ? ` We ring you back within ${shiftAnswer} with a name, or to say that we have nobody.`
              : ''
          }`,
        },
        {
          icon: 'heart',
          title: 'Why choose our follow-up',
          text: 'We ring you and the worker within two days of a placement. If it went badly, you need not have that person again.',
        },
      ],
    },
    ...(nurses
      ? [
          {
            kind: 'table' as const,
            variant: 'stacked' as const,
            heading: 'What an hour costs, and how soon someone starts',
            lead: `A guide to what you pay for an hour, before any VAT. ${dearerTimes} Your order states every rate.`,
            caption: 'What an hour of clinical staff costs by day and at night',
            columns: ['Band', 'An hour by day', 'An hour at night'],
            rows: nurses.bands.map(({ name, day, night }) => [name, sums(day), sums(night)]),
            beside: {
              heading: 'Times and terms',
              facts: [
                { term: 'First order agreed', value: nurses.firstOrder },
                { term: 'One shift, once your order is agreed', value: nurses.oneShift },
                ...(fillRate
                  ? [
                      {
                        term: 'Shifts filled',
                        value: `${fillRate.percent}% of those requested, ${fillRate.period}`,
                      },
                    ]
                  : []),
                { term: 'Several weeks', value: nurses.severalWeeks },
                { term: 'Shortest shift', value: nurses.shortestShift },
                { term: 'Cancelling free of charge', value: nurses.cancelling },
              ],
            },
            note: 'We charge the hours on the timesheet that you sign. The invoice shows four lines for each: pay, holiday pay, employer’s costs (National Insurance and pension) and our margin.',
          },
        ]
      : []),
    {
      kind: 'rules',
      ground: 'mist',
      isFolded: true,
      heading: 'Workforce framework',
      lead: 'For trusts that want to plan their staffing for the next year, and to book fewer agency shifts.',
      cards: [
        {
          title: 'Workforce planning',
          text: 'We go through your rotas and vacancies with you, and show where temporary cover costs most.',
        },
        {
          title: 'Staff bank support',
          text: 'We help to build and run your own bank, and fill from it before we offer agency staff.',
        },
        {
          title: 'Temporary to permanent',
          text: 'You can take on a worker who wants to stay. We agree the terms with you at the first booking.',
        },
        {
          title: 'Quality and safety',
          text: 'We record every incident, complaint and compliment, reply to each complaint, and take the lessons into clinical supervision.',
        },
        {
          title: 'Monthly reports',
          text: 'For each ward: fill rates, late starts, cost per shift, and whose training is due.',
        },
        {
          title: 'Fair work',
          text: 'Workers are paid on time, know their rights and never pay a fee to find work.',
        },
      ],
      note: [
        'Before you buy, see ',
        { text: 'the facts for buyers', to: paths.buyers },
        ' and ',
        { text: 'how we handle complaints', to: parts.complaints },
        '.',
      ],
    },
    {
      kind: 'steps',
      ground: 'pale',
      street: streetOf('hospital'),
      isFolded: true,
      heading: 'How to book a nurse or midwife through the framework',
      lead: `${
        nurses
          ? `First booking? Allow ${nurses.firstOrder.toLowerCase()} to agree the order.`
          : 'For your first booking.'
      } After that, a call is enough.`,
      steps: [
        {
          title: 'Look us up',
          text: [
            'The framework’s owner will confirm that we are on it, and send you the price list. ',
            ...lotsSentence,
          ],
        },
        {
          title: 'Agree the call-off',
          text: 'One order form per trust: wards, bands, rates, who may book, and how late you can cancel a shift free of charge.',
        },
        {
          title: 'Book',
          text: 'By phone, or through your own booking system. You will get a name, a PIN to look up on the register, and the checks on one page.',
        },
        {
          title: 'Tell us how it went',
          text: `Ring or email your coordinator. Anything clinical goes to ${people.clinicalLead.name}, our clinical lead, the same day.`,
        },
      ],
    },
    {
      kind: 'text',
      isFolded: true,
      heading: 'A team for a project',
      lead: 'For work with an end date, such as shortening a waiting list, opening a ward or vaccinating your staff.',
      paragraphs: [
        'We put a team together, agree with you what it will deliver and by when, and manage it for you.',
      ],
      tile: {
        title: 'Statement-of-work support',
        text: 'You describe the outcome. We plan the team, the milestones and the price for each, and you pay for what has been delivered.',
        action: { label: 'Describe your project', to: enquiryPath('Health Care', 'Our project is ') },
      },
      picture: plan,
    },
    {
      kind: 'callToAction',
      ground: 'sage',
      heading: 'Short tonight?',
      text: `Ring with the ward, the band and the hours, or write and we will ring you. ${
        nurses
          ? `Is it your first booking? Your order is agreed first (${nurses.firstOrder.toLowerCase()}), so ring now for next week.`
          : 'For your first booking, the order is agreed first.'
      }`,
      action: ringUs,
      secondAction: { label: 'Contact Us', to: enquiryPath('Health Care') },
      printedEmail: provider.recruitmentEmail,
      pavement: picture('scene-team', 540, 320, ''),
    },
  ],
} satisfies PageContent;
