import { pageTitle } from '@/content/pageTitle';
import { onThisPage, parts } from '@/content/parts';
import { hours } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import { staffFacts } from '@/content/staffFacts';
import type { AccordionBlock, BannerBlock, RichText } from '@/content/types';
import { byTelephone } from '@/content/waysToReachUs';
import { pounds } from '@/lib/pounds';
import { paths } from '@/lib/paths';

const { fees, includes, costs } = staffFacts.international ?? {};

export const internationalCopy = {
  /** Before `internationalSearches`: `searchFor` where vacancies do not say whether they are sponsored. */
  sponsored: 'Show sponsored jobs:',
  searchFor: 'Search for:',
  /** Before the note: how many there are, and the least that they pay. */
  sponsoredCount: (count: number, least: number | undefined) =>
    `Vacancies with sponsorship come first: ${count} now${least ? `, from ${pounds(least)} a year` : ''}. `,
  title: pageTitle('International jobs'),
  description: 'Jobs in London for nurses, midwives and therapists from abroad, and what you need first.',
} as const;

/** Under the count: searches to start with. */
export const internationalSearches = ['Nurse', 'Midwife', 'Therapist'];
/** Above them. */
export const internationalNote: RichText = [
  'Without sponsorship you need the right to work here. Not sure? ',
  { text: 'Ask us', to: paths.contact },
  ' before you apply.',
];

export const internationalBanner: BannerBlock = {
  kind: 'banner',
  ground: 'mist',
  title: 'Jobs for international candidates',
  lead: [
    'For nurses, midwives and therapists abroad. You pay us nothing. ',
    facts.fromAbroad
      ? `From your application to your first shift usually takes ${facts.fromAbroad.total}. `
      : '',
    'Questions? Ring ',
    byTelephone,
    `, ${hours.telephoneInShort}.`,
  ],
  pavement: { src: '/images/scene-cab.svg', alt: '', width: 540, height: 320 },
  actions: [
    { label: 'See the vacancies', to: '#results' },
    { label: 'Ask us a question', to: paths.contact },
  ],
};

/** Shown above the vacancies to candidates from abroad. */
export const internationalNeeds: AccordionBlock = {
  kind: 'accordion',
  ground: 'pale',
  heading: 'Before you apply',
  opensFirst: true,
  lead: [
    { strong: 'Care workers: ' },
    'since 22 July 2025 nobody can be sponsored from outside the UK as a care worker or senior care worker. If you already have ',
    { text: 'the right to work here', to: parts.rightToWork },
    ', please apply.',
  ],
  items: [
    {
      title: 'Right to work: who needs a visa',
      paragraphs: [
        'You need a visa, unless you are a British or Irish citizen or already have the right to work here, such as settled status.',
        [{ text: 'Check if you need a visa', to: 'https://www.gov.uk/check-uk-visa', newTab: true }],
      ],
    },
    {
      title: 'Sponsorship: which jobs qualify',
      paragraphs: [
        [
          'A Health and Care Worker visa needs a licensed sponsor, an ',
          { text: 'eligible role', to: 'https://www.gov.uk/health-care-worker-visa/your-job', newTab: true },
          ' and the minimum pay for it.',
        ],
      ],
    },
    {
      title: 'Registration: NMC or HCPC',
      paragraphs: [
        'Nurses and midwives need proof of English, such as IELTS or OET, and two tests set by the Nursing and Midwifery Council (NMC): one on a computer (CBT), usually before you travel, and a practical exam in the UK (OSCE).',
        [
          {
            text: 'How to join the NMC register',
            to: 'https://www.nmc.org.uk/registration/joining-the-register/',
            newTab: true,
          },
        ],
        [
          'Therapists join the ',
          {
            text: 'HCPC register',
            to: 'https://www.hcpc-uk.org/registration/getting-on-the-register/',
            newTab: true,
          },
          '.',
        ],
      ],
    },
    {
      title: 'Who pays for what',
      paragraphs: [
        [
          'UK law ',
          {
            text: 'bans agencies from charging you',
            to: 'https://www.gov.uk/agency-workers-your-rights/fees',
            newTab: true,
          },
          ' for finding you work. Your written offer says what the employer pays.',
        ],
        ...(fees
          ? [
              [
                { strong: 'The employer pays us ' },
                `${pounds(fees.nurse.from)} to ${pounds(fees.nurse.to)} for a nurse. ${includes} are included.`,
              ],
            ]
          : []),
        [
          'Asked for money in our name? Do not pay. See ',
          { text: 'how to check a message', to: parts.messages },
          '.',
        ],
        ...(costs
          ? [
              [
                `What is usual, with fees of ${costs.asOf}. They change: see `,
                {
                  text: 'nmc.org.uk',
                  to: 'https://www.nmc.org.uk/registration/joining-the-register/register-nurse-midwife/trained-outside-uk/',
                  newTab: true,
                },
                ' and ',
                {
                  text: 'gov.uk',
                  to: 'https://www.gov.uk/health-care-worker-visa/how-much-it-costs',
                  newTab: true,
                },
                '.',
              ],
            ]
          : []),
      ],
      table: costs && {
        columns: ['For', 'Who pays', 'Usual fee'],
        rows: costs.list.map(({ what, guide, paidBy }) => [what, paidBy, guide ? pounds(guide) : 'Varies']),
      },
    },
  ],
};

/** The red countries when the code of practice was last updated, in August 2023. */
const redCountries =
  'Afghanistan, Angola, Bangladesh, Benin, Burkina Faso, Burundi, Cameroon, Central African Republic, Chad, Comoros, Congo, Côte d’Ivoire, Democratic Republic of the Congo, Djibouti, Equatorial Guinea, Eritrea, Ethiopia, Gabon, The Gambia, Ghana, Guinea, Guinea-Bissau, Haiti, Kiribati, Laos, Lesotho, Liberia, Madagascar, Malawi, Mali, Mauritania, Micronesia, Mozambique, Niger, Nigeria, Pakistan, Papua New Guinea, Rwanda, Samoa, Senegal, Sierra Leone, Solomon Islands, Somalia, South Sudan, Sudan, Tanzania, Timor-Leste, Togo, Tuvalu, Uganda, Vanuatu, Yemen, Zambia, Zimbabwe';

/** The countries from which nobody may be recruited. */
export const redList: AccordionBlock = {
  kind: 'accordion',
  id: onThisPage.redCountries.id,
  heading: 'Countries we may not recruit from',
  opensFirst: true,
  lead: [
    'Countries on the WHO’s “health workforce support and safeguards list” need their nurses and carers at home. The UK’s ',
    {
      text: 'code of practice for recruiting from abroad',
      to: 'https://www.gov.uk/government/publications/code-of-practice-for-the-international-recruitment-of-health-and-social-care-personnel',
      newTab: true,
    },
    ' calls them red: no employer or agency may advertise there or approach you there.',
  ],
  items: [
    {
      title: 'Which countries are red',
      paragraphs: [
        redCountries,
        'Kenya and Nepal are amber: people are hired from there only as both governments have agreed.',
        'These lists are from August 2023. See the code on GOV.UK for today’s.',
      ],
    },
    {
      title: 'If you live in a red country',
      paragraphs: [
        'You may still apply. Choose a vacancy and send the form yourself: the code calls this a direct application. No agent may have approached you, or apply for you.',
      ],
    },
  ],
};
