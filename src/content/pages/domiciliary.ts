import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { hours, people } from '@/content/providerDetails';
import type { PageContent } from '@/content/types';
import { byEmail, byTelephone } from '@/content/waysToReachUs';
import { paths } from '@/lib/paths';
import { bookAppointment, ringUs } from './bookAppointment';
import { dearerTimes, ratingSentence } from './factSentences';
import { homeCareFacts } from './homeCareFacts';
import { decorative, doorOf, picture, streetOf } from './pictures';
import { innovativeTagline } from './taglines';

const tea = picture(
  'scene-tea',
  480,
  560,
  'A carer holds an older woman’s hand over a pot of tea at her kitchen table',
);
const morning = picture(
  'scene-morning',
  560,
  400,
  'In the morning a carer takes the hands of an older man on the edge of his bed, and helps him to stand',
);
const respite = picture('scene-respite', 320, 380, 'Someone rests in an armchair with a book');
const conversation = picture(
  'scene-mental-health',
  320,
  380,
  'Two people talk over a hot drink by the window',
);
const palliative = picture('scene-palliative', 320, 380, 'A carer sits at a bedside in the evening');

const { registeredManager } = people;

export const page = {
  title: pageTitle('Domiciliary Care'),
  description: `Care in your own home in London with ${provider.name}: what carers do, how care starts, what it costs and who may pay.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'rose',
      title: 'Domiciliary Care',
      tagline: innovativeTagline,
      lead: 'Help in your own home, from a visit in the morning to a carer who lives with you.',
      door: doorOf('domiciliary'),
      scene: decorative(tea),
      actions: [bookAppointment, ringUs],
    },
    {
      kind: 'contents',
      label: 'On this page',
      links: [
        { id: 'cost', text: 'What it costs' },
        { id: 'areas', text: 'Where we come' },
        { id: 'first-week', text: 'Your first week' },
        { id: 'check', text: 'Our rating, and how to check us' },
        { id: 'personal-care', text: 'Personal care' },
        { id: 'respite', text: 'Respite, palliative, mental health' },
        { id: 'live-in', text: 'Live-in care' },
        { id: 'dementia', text: 'Dementia' },
        { id: 'end-of-life', text: 'End of life' },
        { id: 'conditions', text: 'Other conditions' },
        { id: 'learning-disabilities', text: 'Learning disabilities' },
        { id: 'start', text: 'How care starts' },
      ],
    },
    {
      kind: 'text',
      id: 'personal-care',
      heading: 'Personal care, in your own home',
      lead: 'Help with washing, dressing, meals and medicines, from carers you get to know.',
      paragraphs: [
        'Your carer comes at the times we agree, does what your care plan says, and writes down how you were. If you agree, your family can read those notes.',
      ],
      picture: morning,
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Getting up, washing and dressing',
          isFolded: true,
          ground: 'stucco',
          items: [
            [
              { strong: 'Help to and from bed. ' },
              'One carer or two, with a hoist if you need it, at the hours you choose.',
            ],
            [
              { strong: 'Washing, dressing and bathing. ' },
              'In private, and then into the clothes you have chosen.',
            ],
            [
              { strong: 'Oral hygiene and skin care. ' },
              'Teeth or dentures, creams, and a check for red or sore skin before it breaks.',
            ],
          ],
        },
        {
          heading: 'Meals, medicines and the bathroom',
          isFolded: true,
          ground: 'mist',
          items: [
            [
              { strong: 'Continence pads. ' },
              'Changed in good time and without fuss, and ordered before they run out.',
            ],
            [{ strong: 'Toileting. ' }, 'A steady arm to the bathroom, or a commode by the bed.'],
            [
              { strong: 'Stoma and catheter care. ' },
              'Bags emptied and changed, skin kept clean. Changing the catheter itself stays with your district nurse.',
            ],
            [
              { strong: 'Meal preparation and feeding. ' },
              'Food you like, cut or softened if need be, at your own pace.',
            ],
            [
              { strong: 'Medication aid and prompting. ' },
              'A reminder, or help with each dose from the pharmacy’s pack, recorded on a chart.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'windows',
      id: 'respite',
      isFolded: true,
      ground: 'brick',
      heading: 'Respite, palliative and mental health care',
      cards: [
        {
          title: 'Respite care',
          brief: 'A break for whoever does the caring.',
          text: 'An afternoon, a night or a fortnight. Show us your routine and we will keep to it.',
          picture: respite,
        },
        {
          title: 'Palliative care',
          brief: 'Comfort at home with an illness that cannot be cured.',
          text: 'We see to washing, turning and meals, watch for pain, and ring the nurse or GP early so that it is treated. You can simply sit with them.',
          picture: palliative,
        },
        {
          title: 'Mental health care',
          brief: 'Regular visits from a carer you know and can talk to.',
          text: 'The same carer comes on the same days. Together we write down the early signs of a bad spell, and who to call when you see them.',
          picture: conversation,
        },
      ],
    },
    {
      kind: 'rules',
      id: 'live-in',
      isFolded: true,
      ground: 'night',
      heading: '24-hour live-in care',
      lead: 'A carer lives with you when visits are no longer enough. You stay in your own home, and so can your pets.',
      cards: [
        {
          title: 'Rotating carers',
          text: 'Carers take turns, and hand over to each other in your home. You know them all.',
        },
        {
          title: 'Your choice of carer',
          text: 'We send you profiles: experience, languages, cooking, pets. You meet before you decide, and may ask for someone else later.',
        },
        {
          title: 'Wake-in or sleepover',
          text: 'The night is from 10pm to 7am. On a wake-in night the carer stays awake, ready to turn you or help with medicine. On a sleepover they have a bed in the house and get up when you call.',
        },
        {
          title: 'Clear charges',
          text: 'One price a week, from your weekly care plan, whether you come by social-services referral or are self-funded. See the prices below.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Dementia care',
          id: 'dementia',
          isFolded: true,
          ground: 'sage',
          text: 'We help people with dementia to stay at home for as long as it is safe, with carers and a routine they know.',
          items: [
            [
              { strong: 'Consistent staff. ' },
              'The same few carers come each week, so that their faces are familiar.',
            ],
            [
              { strong: 'Specialised training. ' },
              'Carers learn why someone is restless, refuses food or asks for home, and how to answer.',
            ],
            [
              { strong: 'A needs assessment. ' },
              'We start with one and repeat it every few months, because needs change.',
            ],
          ],
        },
        {
          heading: 'End-of-life care',
          id: 'end-of-life',
          isFolded: true,
          ground: 'stucco',
          text: 'If you are looking after someone who is dying, we can bring most of the care they need to your home.',
          items: [
            [
              { strong: 'The healthcare team. ' },
              'We follow the plan of their GP, district nurses and hospice, and tell them what we see.',
            ],
            [
              { strong: 'Emergency arrangements. ' },
              'Who to call, where the medicines are, and which treatments they do not want: agreed early and kept by the door.',
            ],
            [
              { strong: 'A focus on comfort. ' },
              'A clean bed, mouth care, and someone to sit with them while you sleep.',
            ],
            [
              { strong: 'Physical disabilities care. ' },
              'Hoists, help with turning, and a profiling bed when you can no longer get up.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Other conditions',
          id: 'conditions',
          isFolded: true,
          text: 'We choose carers who know the condition, and ask you how it is for you.',
          items: [
            [
              { strong: 'Epilepsy. ' },
              'Carers know your triggers, time a seizure and know when to ring 999.',
            ],
            [
              { strong: 'Cerebral palsy. ' },
              'Stretching, seating and patience with speech, following your therapist’s advice.',
            ],
            [{ strong: 'Multiple sclerosis. ' }, 'More hours on bad days and fewer on good ones.'],
            [
              { strong: 'Stroke. ' },
              'Daily practice of what you did in rehab, such as dressing and speaking.',
            ],
            [
              { strong: 'Cancer. ' },
              'Small meals, lifts to treatment, and rest for whoever looks after you.',
            ],
          ],
        },
        {
          heading: 'Learning disabilities',
          id: 'learning-disabilities',
          isFolded: true,
          text: 'For adults with a learning disability. We also help people with dyslexia or ADHD, which are not learning disabilities but can make paperwork and planning hard.',
          items: [
            [
              { strong: 'Dyslexia. ' },
              'Letters and forms read together, and a plan in pictures or sound if that is easier.',
            ],
            [{ strong: 'ADHD. ' }, 'A daily routine, one task at a time, and a reminder when you want one.'],
            [
              { strong: 'Non-verbal communication. ' },
              'We learn how you say yes and no before we start, for example with Makaton or picture cards.',
            ],
          ],
          note: [
            'For a tenancy with support, see ',
            { text: 'Supported Living', to: paths.supportedLiving },
            '.',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'start',
      isFolded: true,
      ground: 'pale',
      heading: 'How care starts',
      lead: `From first call to first day: ${hours.careStarts}.`,
      street: streetOf('visits'),
      steps: [
        {
          title: 'You get in touch',
          text: 'We ask what you need help with, where and when, and tell you if we cannot provide it.',
        },
        {
          title: 'We visit',
          text: 'A care manager meets whoever needs the care, and looks at stairs, bathroom and medicines. The visit is free.',
        },
        {
          title: 'A plan and a price',
          text: 'Both on paper. Nothing starts until you have signed.',
        },
        {
          title: 'You meet the carer',
          text: 'We suggest one or two. They visit you before care starts, and you choose.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Your first week',
          id: 'first-week',
          isFolded: true,
          ground: 'rose',
          items: [
            [
              { strong: 'The first visit. ' },
              'The carer you have met comes with a supervisor. They go through the plan with you, and learn where things are.',
            ],
            [{ strong: 'That evening. ' }, 'We ring you, or whoever you name, to ask how it went.'],
            [{ strong: 'Midweek. ' }, 'If a time or a task is not right, tell us, and we change the plan.'],
            [
              { strong: 'The seventh day. ' },
              'You have a list of the next week’s visits, with the name of each carer.',
            ],
            [
              { strong: 'After six weeks. ' },
              'We go through the plan with you, and again at least every six months.',
            ],
          ],
        },
        {
          heading: 'What we bring',
          isFolded: true,
          ground: 'sage',
          items: [
            [
              { strong: 'Qualified carers. ' },
              'Each is interviewed, checked and trained before the first visit. If you agree, a supervisor drops in unannounced to see them at work.',
            ],
            [
              { strong: 'Personalised care plans. ' },
              'We write yours with you: what you need help with, how you like it done and what to do if you fall.',
            ],
            [
              { strong: 'Emotional support. ' },
              'Carers have time to talk with you. If you seem low and you agree, we tell your family.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'facts',
      id: 'cost',
      isFolded: true,
      heading: 'Where, when and for how much',
      lead: 'You get your price in writing after a free visit. It depends on your hours.',
      caption: 'Areas, hours and prices',
      captionId: 'areas',
      facts: homeCareFacts,
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Who can help you pay',
          isFolded: true,
          ground: 'mist',
          text: 'Check these four before you pay for care yourself.',
          items: [
            [
              { strong: 'Your council. ' },
              'Ask it for a ',
              {
                text: 'care needs assessment',
                to: 'https://www.gov.uk/apply-needs-assessment-social-services',
                newTab: true,
              },
              '. It is free. What the council pays depends on your needs, income and savings.',
            ],
            [
              { strong: 'The NHS. ' },
              'It pays in full where the main need is for health care, through ',
              {
                text: 'NHS continuing healthcare',
                to: 'https://www.nhs.uk/social-care-and-support/money-work-and-benefits/nhs-continuing-healthcare/',
                newTab: true,
              },
              '.',
            ],
            [
              { strong: 'Benefits. ' },
              'Over State Pension age, ask for ',
              { text: 'Attendance Allowance', to: 'https://www.gov.uk/attendance-allowance', newTab: true },
              '. Under it, ask for ',
              { text: 'Personal Independence Payment', to: 'https://www.gov.uk/pip', newTab: true },
              '. Neither depends on savings.',
            ],
            [
              { strong: 'A direct payment or personal budget. ' },
              'The council or the NHS gives you the money, and you choose who comes.',
            ],
          ],
        },
        {
          heading: 'How we charge',
          isFolded: true,
          ground: 'butter',
          text: 'What changes the price.',
          items: [
            dearerTimes,
            'Two carers at a time cost double.',
            'We write to you before a price changes. If it does not suit you, you are free to leave.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'check',
      heading: 'How to check us',
      paragraphs: [
        [
          'Start with ',
          { text: 'our listing', to: provider.regulator.url, newTab: true },
          ` at the ${provider.regulator.name}, which registers and inspects care at home in England.`,
          ...ratingSentence,
        ],
        `${registeredManager.name}, our ${registeredManager.role}, is legally responsible for your care. Ask for ${registeredManager.name.split(' ')[0]} before you decide, and whenever something is not right.`,
        [
          { text: 'Our page about us', to: paths.about },
          ' says how we keep people safe and handle complaints.',
        ],
      ],
      tile: {
        title: 'Who to call, on a Sunday too',
        text: [
          'Ring ',
          byTelephone,
          `, ${hours.telephone}, or write to `,
          byEmail(provider.homeCareEmail),
          `. We answer emails within ${hours.reply}.`,
        ],
      },
    },
    {
      kind: 'callToAction',
      ground: 'rose',
      heading: 'Book a free first visit',
      text: 'Tell us who needs care, the postcode and what help is needed. We will ring you to fix a day.',
      action: bookAppointment,
      secondAction: ringUs,
      printedEmail: provider.homeCareEmail,
      window: picture('scene-tea-for-two', 480, 420, ''),
    },
  ],
} satisfies PageContent;
