import { pageTitle } from '@/content/pageTitle';
import { messagesId, parts } from '@/content/parts';
import { provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import { staffFacts } from '@/content/staffFacts';
import type { PageContent } from '@/content/types';
import { byTelephone } from '@/content/waysToReachUs';
import { capitalised } from '@/lib/capitalised';
import { paths, unfiltered } from '@/lib/paths';
import { pounds } from '@/lib/pounds';
import { picture } from './pictures';

const message = picture(
  'scene-scam',
  480,
  520,
  'A phone on a table, beside a cup, shows a message that asks for money',
);

const letterBox = picture(
  'scene-letter-box',
  480,
  420,
  'A letter comes through the letter box of a front door, and a cat looks up at it',
);

const bench = picture('scene-bench', 540, 320, '');

const { carerPay = [], nursePay } = staffFacts;
const perHour = (role: string, { day, night }: { day: number; night: number }) => [
  role,
  pounds(day),
  pounds(night),
];

/** What an hour pays through PAYE, by role. */
const rates = [
  ...carerPay.map(({ role, ...pay }) => perHour(capitalised(role), pay)),
  ...(nursePay?.bands ?? []).map(({ name, paye }) => perHour(`Nurses, ${name.toLowerCase()}`, paye)),
];

const week = nursePay?.week;

/** The same week through PAYE and through an umbrella company, which pays holiday out of the same money; nothing without a rate. */
const umbrellaExample = week && {
  columns: ['A week', 'PAYE', 'Umbrella'],
  rows: [
    ['We pay for your hours', pounds(week.paye), pounds(week.paidToUmbrella)],
    ['The company’s costs', 'None', `−${pounds(week.umbrellaCosts)}`],
    ['Holiday pay', `+${pounds(week.holidayPay)}`, 'Included'],
    ['You earn', pounds(week.paye + week.holidayPay), pounds(week.paidToUmbrella - week.umbrellaCosts)],
  ],
  totalRow: 3,
};

const mailDomain = provider.recruitmentEmail.replace(/^[^@]*/, '');

export const page: PageContent = {
  title: pageTitle('FAQs'),
  description: `Working with ${provider.name}: when you can start, how long placements last, what you are paid and when, umbrella companies, hours and commitment.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'sage',
      title: 'Questions people ask us',
      lead: [
        'Answers for people who work with us, or are thinking about it. Families will find answers on the page about ',
        { text: 'care at home', to: paths.domiciliary },
        '. Hospitals and care homes: see ',
        { text: 'how we check our people', to: parts.checks },
        '.',
      ],
      pavement: bench,
    },
    {
      kind: 'questions',
      groups: [
        {
          heading: 'Starting work',
          lead: 'When you can start, and for how long.',
          items: [
            {
              title: 'When can I start work?',
              paragraphs: [
                [
                  'As soon as your checks are done: within days, if your DBS certificate is on the Update Service, your training is in date and your referees answer at once. To save time, send us the papers on ',
                  { text: 'the checklist', to: parts.checklist },
                  ' before your interview. The training that your role needs is free, and we pay you for the time it takes.',
                ],
                [
                  'You choose your days, nights and places, and can change them for any week not yet booked. ',
                  { text: 'See the vacancies open now', to: unfiltered(paths.jobs) },
                  '.',
                ],
                'It takes longer, often some weeks, if you:',
              ],
              bullets: [
                ['need ', { text: 'a new DBS check', to: parts.dbs }],
                'have lived abroad and need a police certificate from there',
                'are still waiting for your registration, for example as a nurse',
                'have a long gap in your work history, or referees who are hard to reach',
              ],
            },
            {
              title: 'Can I take a longer placement?',
              paragraphs: [
                'Yes. Besides single shifts, we fill placements of 1 to 12 months, often to cover leave, a vacancy or a new service.',
                'You know the place, the rota, the length and the notice period before you say yes. If a client would like to keep you, we talk about an extension with both of you.',
              ],
            },
          ],
        },
        {
          heading: 'Pay',
          lead: 'What you earn, and who pays it to you.',
          items: [
            {
              title: 'How much will I be paid?',
              paragraphs: [
                [
                  'It depends on the role, your band or experience, the place and the hours. We tell you the rate of each job before you accept it. ',
                  { text: 'See what our vacancies pay', to: unfiltered(paths.jobs) },
                  ', or ',
                  { text: 'ask us what you would earn', to: paths.contact },
                  '.',
                ],
              ],
              table:
                rates.length > 0
                  ? { columns: ['An hour through PAYE', 'Day', 'Night'], rows: rates }
                  : undefined,
              bulletsLead: 'On top of your rate, the law gives you:',
              bullets: [
                'paid holiday: 5.6 weeks for a full year, less if you work less',
                'sick pay and a workplace pension, if you qualify',
                [
                  'at least the basic pay of a client’s own staff, once you have spent 12 weeks there in one role. ',
                  {
                    text: 'Your rights as an agency worker, on GOV.UK',
                    to: 'https://www.gov.uk/agency-workers-your-rights',
                    newTab: true,
                  },
                  '.',
                ],
              ],
            },
            {
              title: 'When do I get paid, and how?',
              paragraphs: [
                'Every week. Send us your approved timesheet and you are paid the following Friday.',
                'The choice is yours: through PAYE, by us, or through an umbrella company. Either way, tax and National Insurance come off before the money reaches you.',
                'Before you agree terms, we must give you a key information document. It says who would pay you, what would be taken off, and what you would take home, with an example.',
              ],
            },
            {
              title: 'What is an umbrella company?',
              paragraphs: [
                'A company that employs you while an agency such as ours finds you the work. We pay the company for your hours. It keeps its own fee, takes off tax and National Insurance, and pays you the rest.',
                'It gives you one employer for many placements. But its costs come out of the rate that we pay before your wages do: its fee, the employer’s National Insurance and the apprenticeship levy.',
                [
                  'Compare the examples in your key information document, and ask whether they include holiday pay. We earn the same either way. ',
                  {
                    text: 'Working through an umbrella company, on GOV.UK',
                    to: 'https://www.gov.uk/guidance/working-through-an-umbrella-company',
                    newTab: true,
                  },
                  '.',
                ],
                ...(week
                  ? [
                      `An example: ${nursePay?.bands[0].name}, ${week.hours} hours by day, before your own tax, National Insurance and pension. Through PAYE, holiday pay comes on top; through the company, it is part of what you get.`,
                    ]
                  : []),
              ],
              table: umbrellaExample,
            },
          ],
        },
        {
          heading: 'Hours and commitment',
          lead: 'How much you work, and what we ask of you.',
          items: [
            {
              title: 'How many hours do I have to work?',
              paragraphs: [
                'As few or as many as you want, within the law. One night a month is fine, and so is a full week. If your visa limits your hours, tell us, and we will not offer you more.',
                [
                  'You cannot be made to work more than 48 hours a week on average unless you agree in writing, and you can cancel that agreement by giving notice. ',
                  {
                    text: 'Maximum weekly working hours, on GOV.UK',
                    to: 'https://www.gov.uk/maximum-weekly-working-hours',
                    newTab: true,
                  },
                  '. We also check that you get enough rest between shifts.',
                ],
              ],
            },
            {
              title: 'Do I have to commit to you?',
              paragraphs: [
                'No, and joining us costs nothing. You can say no to any shift, work for others as well, and leave when you wish.',
                'We ask for one thing: once you have said yes to a shift, please turn up. If you are ill or held up, ring us as early as you can, at any hour, so that we can find someone else.',
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'text',
      ground: 'butter',
      id: messagesId,
      heading: 'Finding work with us costs you nothing',
      picture: message,
      lead: 'You pay us nothing to register, for an interview or when you start. We take no fee out of your wages either.',
      paragraphs: [
        [
          'By law, ',
          {
            text: 'an agency may not charge you for finding you work',
            to: 'https://www.gov.uk/agency-workers-your-rights/fees',
            newTab: true,
          },
          '. Anyone who asks for money in our name does not work for us.',
        ],
      ],
      bulletsHeading: 'Is this message really from us?',
      bullets: [
        [
          { strong: 'Look at the address. ' },
          `Every address we write from ends in ${mailDomain}, with nothing after it.`,
        ],
        [
          { strong: 'Think about the offer. ' },
          'We never offer a job without an interview, or through chat messages alone.',
        ],
        [
          { strong: 'Guard your details. ' },
          'We never ask by email, text or phone for your password, card number or PIN. Bank details for your pay come last, after you have met us.',
        ],
        [
          { strong: 'Check with us. ' },
          'Not sure? Do not reply or click any link. Ring ',
          byTelephone,
          ', the number on this site, and ask.',
        ],
        [
          { strong: 'Warn others. ' },
          {
            text: 'Report it on GOV.UK',
            to: 'https://www.gov.uk/report-suspicious-emails-websites-phishing',
            newTab: true,
          },
          ', so that it can be taken down.',
        ],
      ],
    },
    {
      kind: 'callToAction',
      ground: 'mist',
      heading: 'Do you have more questions?',
      text: `Write to us, and you will have an answer within ${hours.reply}. Give your number and say when you are off shift, and we will ring you then.`,
      action: { label: 'Shoot a Direct Mail', to: `mailto:${provider.companyCareEmail}` },
      window: letterBox,
    },
  ],
};
