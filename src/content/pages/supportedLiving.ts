import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { hours, people } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import type { PageContent } from '@/content/types';
import { byEmail, byTelephone } from '@/content/waysToReachUs';
import { paths } from '@/lib/paths';
import { bookAppointment, ringUs } from './bookAppointment';
import { listed, ratingSentence, sums } from './factSentences';
import { frontOf, picture, streetOf } from './pictures';
import { innovativeTagline } from './taglines';

const { registeredManager } = people;
const { support } = facts;

export const page = {
  title: pageTitle('Supported Living'),
  description: `Supported living in London with ${provider.name}: a home and tenancy of your own, with the support you choose, for a few hours or around the clock.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'butter',
      title: 'Supported Living',
      tagline: innovativeTagline,
      lead: 'A home with your name on the tenancy, and support for as many hours as you need.',
      front: frontOf('home'),
      actions: [bookAppointment, ringUs],
    },
    {
      kind: 'text',
      heading: 'Your own tenancy',
      lead: 'Supported living means a home that is yours, and people who help you to live in it the way you want.',
      paragraphs: [
        'You have your own tenancy and your own key. Support and housing have separate contracts, so you can change one and keep the other.',
        'Some people need a visit twice a week. Others want someone in the house day and night. We plan the hours with you, and change them as you learn to do more by yourself.',
      ],
      bulletsHeading: 'Who it is for',
      bullets: [
        'Adults with a learning disability',
        'Autistic people',
        'People recovering from a mental health crisis',
        'People with a physical disability or a brain injury',
        'Young adults, 18 or over, leaving care or school',
      ],
      picture: picture(
        'scene-cooking',
        480,
        380,
        'A man cooks supper in his own kitchen while his support worker sets the plates out',
      ),
    },
    {
      kind: 'text',
      ground: 'sage',
      heading: 'What we help with',
      lead: 'You choose which of these you want help with.',
      bullets: [
        [
          { strong: 'Shopping, cooking and housework. ' },
          'We plan the week’s meals together, go to the shop with you, and share the cleaning until you have got the hang of it.',
        ],
        [
          { strong: 'Money, letters and bills. ' },
          'We open the post with you, set up the payments and keep an eye on what is left. The account stays yours.',
        ],
        [
          { strong: 'Medicines, health checks and appointments. ' },
          'A reminder for each dose, a lift to the dentist, and someone beside you when you ask the doctor what something means.',
        ],
        [
          { strong: 'Friends, family and relationships. ' },
          'We help you to keep in touch, meet new people and stay safe online, and we knock before we come in.',
        ],
        [
          { strong: 'College, volunteering and paid work. ' },
          'We find out what you would like to do, fill in the forms with you and come along on the first day.',
        ],
        [
          { strong: 'Getting about by bus, train and on foot. ' },
          'We practise the journey with you until you know it, then wait by the phone while you go alone.',
        ],
      ],
    },
    {
      kind: 'rules',
      ground: 'mist',
      isFolded: true,
      heading: 'How we work with you',
      lead: 'Whoever supports you, you can expect this.',
      cards: [
        {
          title: 'You choose your staff',
          text: 'You meet the people before they start, and you can say no.',
        },
        {
          title: 'A plan in your words',
          text: 'Your plan says what a good day looks like, what worries you and what helps. You keep a copy.',
        },
        {
          title: 'When things get hard',
          text: 'We look for the reason first. If a limit is needed to keep you safe, it must be lawful, as small as possible and written in your plan.',
        },
        {
          title: 'Trying new things',
          text: 'If you want to cook or travel alone, for example, we talk about the risks with you and help you to try.',
        },
      ],
    },
    ...(support
      ? [
          {
            kind: 'facts' as const,
            heading: 'What it costs',
            lead: 'Often the council or the NHS pays. The price for you is in your plan before you sign, and the rent is separate.',
            caption: 'A guide to prices',
            facts: [
              { term: 'An hour of support', value: sums(support.hour) },
              { term: 'A night of someone who sleeps in', value: sums(support.sleepIn) },
              { term: 'A night of someone who stays awake', value: sums(support.wakingNight) },
              {
                term: 'Example: ten hours a week',
                value: sums({ from: 10 * support.hour.from, to: 10 * support.hour.to }),
              },
            ],
          },
        ]
      : []),
    {
      kind: 'text',
      ground: 'pale',
      heading: 'Social workers and commissioners',
      lead: ['Ring ', byTelephone, ', or email us the assessment.'],
      paragraphs: [
        [
          'Say which area, how many hours and from when, and send the assessment to ',
          byEmail(provider.homeCareEmail),
          support ? `. We say within ${support.answer} whether we have a place or a team.` : '.',
        ],
        ['Our insurance and policies are among ', { text: 'the facts for buyers', to: paths.buyers }, '.'],
      ],
    },
    {
      kind: 'steps',
      street: streetOf('moving'),
      isFolded: true,
      heading: 'Moving in, step by step',
      lead: `Most moves take ${support?.moving ?? 'a few months'}. If yours cannot wait, ring us and we will say what is vacant now.`,
      steps: [
        {
          title: 'A first meeting',
          text: 'You tell us where and how you want to live. Anyone you choose can be there.',
        },
        {
          title: 'An assessment',
          text: 'We look at your needs with you, and with the council or the NHS if either may be paying.',
        },
        {
          title: 'Finding a home',
          text: 'We look with housing associations and landlords for a place near the people you know.',
        },
        {
          title: 'Meeting the team',
          text: 'Your staff visit you where you live now, so that you know them before you move.',
        },
        {
          title: 'Moving day',
          text: 'We help you pack, move and unpack, and come back the next morning.',
        },
        {
          title: 'Looking back',
          text: 'After six weeks, and then at least once a year, we ask what should change.',
        },
      ],
    },
    {
      kind: 'accordion',
      ground: 'pale',
      heading: 'Questions people ask',
      opensFirst: true,
      items: [
        {
          title: 'Who pays for it?',
          paragraphs: [
            'Often the council, or the NHS where the need is mainly for health care. The council looks at your income and savings and tells you what you pay. Rent is separate: Housing Benefit or Universal Credit may cover some or all of it.',
            'We charge for the hours of support in your plan, and send the invoice to whoever pays. If you have a direct payment or personal budget, you can pay us from it.',
          ],
        },
        {
          title: 'Is someone there at night?',
          paragraphs: [
            'If you need it, yes: someone who sleeps in, or someone who stays awake. If nobody stays overnight, we can fit an alarm that calls someone to you.',
          ],
        },
        {
          title: 'What if it does not work out?',
          paragraphs: [
            'You tell us, and we change the hours, the staff or the plan. The tenancy is yours, so nobody can ask you to leave because you want different support.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Who you will hear from',
      lead: 'Asking costs nothing and commits you to nothing.',
      paragraphs: [
        `Your enquiry goes to ${registeredManager.name}, our ${registeredManager.role}, or to a colleague who knows which homes are vacant. Someone will ring or write back within ${hours.reply}.`,
        [
          'The ',
          provider.regulator.name,
          ' does not inspect your home. It inspects personal care, such as help with washing or dressing, and providers of it must be registered. We are: ',
          { text: 'see our listing', to: provider.regulator.url, newTab: true },
          '.',
          ...ratingSentence,
        ],
        ...(facts.areas
          ? [
              `We support people in ${listed(facts.areas)}.${facts.startingIn ? ` We are about to start in ${listed(facts.startingIn)}.` : ''}`,
            ]
          : []),
      ],
      tile: {
        title: 'Ring or write',
        text: ['Ring ', byTelephone, `, ${hours.telephone}, or email `, byEmail(provider.homeCareEmail), '.'],
      },
    },
    {
      kind: 'callToAction',
      ground: 'butter',
      heading: 'Come and talk about a place of your own',
      text: 'Write or ring to fix a time. Bring your family or your social worker if you like.',
      action: bookAppointment,
      secondAction: ringUs,
      printedEmail: provider.homeCareEmail,
      window: picture('scene-moving-in', 480, 420, ''),
    },
  ],
} satisfies PageContent;
