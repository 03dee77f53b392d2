import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { hours, people } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import type { AccordionItem, PageContent } from '@/content/types';
import { parts } from '@/content/parts';
import { byEmail, byTelephone } from '@/content/waysToReachUs';
import { paths, unfiltered } from '@/lib/paths';
import { pounds } from '@/lib/pounds';
import { ratingSentence, sums } from './factSentences';
import { frontOf, picture, streetOf } from './pictures';

const clients = picture(
  'scene-clients',
  480,
  320,
  'A carer walks past a hospital, a care home and a terraced house, each with a light on',
);
const office = picture(
  'scene-office',
  600,
  420,
  'In the office after dark, one colleague works at her desk while another brings a file',
);

const employmentChecks: AccordionItem = {
  title: 'Employment checks',
  paragraphs: [
    'People start work once every check is complete. We make the six checks that the health service asks of its staff, and add our own.',
  ],
  bullets: [
    [
      { strong: 'Identity. ' },
      'Original photo ID and proof of address, compared with the person in front of us.',
    ],
    [
      { strong: 'Right to work. ' },
      'The Home Office online check or original documents, before the first shift and again before leave runs out.',
    ],
    [
      { strong: 'Registration and qualifications. ' },
      'Certificates seen, and the professional register searched for conditions, cautions and lapses.',
    ],
    [
      { strong: 'Employment history and references. ' },
      'A full history with every gap explained, and references taken from the employers themselves.',
    ],
    [
      { strong: 'Criminal record. ' },
      'A DBS check at the level the role allows, with the barred lists where the law permits.',
    ],
    [
      { strong: 'Health. ' },
      'A work health assessment: fitness for the role, immunisations and any adjustment the person needs.',
    ],
    [
      { strong: 'Interview and training. ' },
      'A talk about values and practice, and training in date for the place of work.',
    ],
  ],
};

const safeguardingLegislation: AccordionItem = {
  title: 'Safeguarding legislation',
  paragraphs: [
    'Everyone we place is trained to notice harm and to speak up about it. Our safeguarding policy rests on these laws.',
  ],
  bullets: [
    [{ strong: 'Care Act 2014: ' }, 'the duty to protect adults at risk of abuse or neglect.'],
    [
      { strong: 'Children Acts 1989 and 2004: ' },
      'the child’s welfare comes first, and agencies must work together.',
    ],
    [
      { strong: 'Safeguarding Vulnerable Groups Act 2006: ' },
      'the barred lists, and the duty to refer someone who has caused harm.',
    ],
    [
      { strong: 'Protection of Freedoms Act 2012: ' },
      'today’s definition of regulated activity and the Disclosure and Barring Service.',
    ],
    [
      { strong: 'Mental Capacity Act 2005: ' },
      'people decide for themselves unless it is shown that they cannot, and then their best interests guide us.',
    ],
    [
      { strong: 'Health and Social Care Act 2008 (Regulated Activities) Regulations 2014: ' },
      'fit and proper staff, and safeguarding from abuse and improper treatment.',
    ],
    [
      { strong: 'Human Rights Act 1998 and Equality Act 2010: ' },
      'dignity, privacy and fair treatment for everyone.',
    ],
    [
      { strong: 'Modern Slavery Act 2015: ' },
      'offences of slavery and trafficking. ',
      { text: 'Read our policy', to: paths.modernSlavery },
      '.',
    ],
    [{ strong: 'Public Interest Disclosure Act 1998: ' }, 'protection for workers who report wrongdoing.'],
    [
      { strong: 'UK GDPR and Data Protection Act 2018: ' },
      'personal records are kept safe, and shared when safety calls for it.',
    ],
  ],
};

const englishCompetence: AccordionItem = {
  title: 'English language competence',
  paragraphs: [
    'A missed word in a handover or on a medicine chart can hurt someone. So we check everyone’s English, at the level that their role needs.',
  ],
  bullets: [
    'Every interview tests spoken and written English.',
    'Nurses, midwives and other registered professionals meet the language standard of their own regulator, for example by the IELTS Academic or OET test.',
    'Sponsored workers also meet the English level that their visa asks for.',
    'In publicly funded services, staff who deal with the public speak fluent English (Immigration Act 2016, Part\u00a07).',
    'Where a client needs another language or signing as well, we note it and match for it.',
    'If a concern is raised on a placement, we listen, retest and support the person before they work again.',
  ],
};

const leastForCare = facts.homeCarePrices
  ? [` An hour by day costs from ${pounds(facts.homeCarePrices.day.from)}.`]
  : [];

const workedRate = facts.staffRate
  ? [
      ` ${facts.staffRate.who} costs ${sums(facts.staffRate.price)} an hour, of which ${pounds(facts.staffRate.pay)} is the worker’s pay.`,
    ]
  : [];

const nameAndRole = ({ name, role }: { name: string; role: string }) => `${name}, ${role}`;

export const page = {
  title: pageTitle('About Us'),
  description: `How ${provider.name} recruits, checks and supports its people: our recruitment process, our compliance process and the law behind them.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stucco',
      title: 'Your Trust Is Our Commitment',
      lead: 'You trust us to send people into your ward, your care home or your own home. Here is how we choose and check them, and what happens if something goes wrong.',
      front: frontOf('badge', 520),
      actions: [
        { label: 'Tell us what you need', to: paths.contact },
        { label: 'View all Vacancies', to: unfiltered(paths.jobs) },
      ],
    },
    {
      kind: 'contents',
      label: 'On this page',
      links: [
        { id: 'recruitment', text: 'How we recruit' },
        { id: 'checks', text: 'How we check' },
        { id: 'people', text: 'Who is responsible' },
        { id: 'buyers', text: 'Regulation' },
        { id: 'fees', text: 'Frameworks and fees' },
        { id: 'safeguarding', text: 'Safeguarding' },
        { id: 'whistleblowing', text: 'Whistleblowing' },
        { id: 'complaints', text: 'Complaints' },
      ],
    },
    {
      kind: 'text',
      heading: 'Who we work for',
      lead: 'Health service trusts, care homes and private clients.',
      paragraphs: [
        'Trusts and care homes book nurses, carers and other staff from us, by the shift or for months. Families arrange care at home with us, from one visit a day to live-in care.',
        'Everyone who gives care has passed the same checks, whether in a hospital or in your home.',
      ],
      picture: clients,
    },
    {
      kind: 'steps',
      id: 'recruitment',
      ground: 'sage',
      heading: 'Recruitment process',
      street: streetOf('team'),
      lead: 'Six steps, from the first talk to a month after the first shift. We tell candidates which one they have reached.',
      steps: [
        {
          title: 'First talk',
          text: 'Clients tell us the role, the place and the hours. Candidates tell us what they can do, and where and when they want to work.',
        },
        {
          title: 'Application',
          text: 'Candidates apply online with a CV. A recruiter reads it and always answers, yes or no.',
        },
        {
          title: 'Interview',
          text: 'We meet face to face or by video, ask about real situations, and check spoken and written English.',
        },
        {
          title: 'Checks',
          text: 'Our compliance team gathers documents and references, and asks for what is missing.',
        },
        {
          title: 'Training and induction',
          text: 'Mandatory training is brought up to date. Each new starter learns how to raise a concern.',
        },
        {
          title: 'Matching and support',
          text: 'We match people to work by skill and place, brief both sides, and ring them after the first shift and a month later.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'checks',
      isFolded: true,
      heading: 'Compliance process',
      lead: 'We check before the first shift, and go on checking for as long as someone works with us.',
      cards: [
        {
          icon: 'clipboard',
          title: 'Before the first shift',
          text: 'One file for each person. A second person signs it off, and no one is booked while a check is open.',
        },
        {
          icon: 'calendar',
          title: 'While they work',
          text: 'Registrations, visas, training and health clearances have end dates. We and the worker are warned before each one, and nobody works past it.',
        },
        {
          icon: 'shield',
          title: 'What clients see',
          text: 'Clients get a written summary of the checks before a placement starts, and can audit the files behind it.',
        },
        {
          icon: 'phone',
          title: 'When something goes wrong',
          text: [
            'Ring ',
            byTelephone,
            `, ${hours.telephoneInShort}. If anyone may be at risk, the worker is stood down while we look into it, and we tell the client, the family, the council or the regulator as needed.`,
          ],
        },
      ],
    },
    {
      kind: 'accordion',
      ground: 'mist',
      heading: 'What we check, and why',
      items: [employmentChecks, safeguardingLegislation, englishCompetence],
    },
    {
      kind: 'text',
      id: 'people',
      isFolded: true,
      heading: 'Who is responsible for what',
      lead: [
        'Ring ',
        byTelephone,
        ` and ask for them by name, ${hours.office}. Out of hours, the coordinator on call will reach them.`,
      ],
      bullets: [
        [{ strong: 'The company: ' }, nameAndRole(people.nominatedIndividual)],
        [{ strong: 'Care at home: ' }, nameAndRole(people.registeredManager)],
        [{ strong: 'Staff we supply: ' }, nameAndRole(people.clinicalLead)],
        [{ strong: 'Keeping people safe: ' }, nameAndRole(people.safeguardingLead)],
        [{ strong: 'Personal data: ' }, nameAndRole(people.dataProtectionLead)],
      ],
      picture: office,
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'How we are regulated',
          id: 'buyers',
          isFolded: true,
          ground: 'pale',
          text: 'Who inspects us, and where to read what they found.',
          items: [
            [
              `The ${provider.regulator.name} inspects our care at home. `,
              { text: 'Its listing of us', to: provider.regulator.url, newTab: true },
              ' has our reports and names our manager.',
              ...ratingSentence,
            ],
            'It does not inspect the supply of temporary staff. There, the framework’s owner audits us.',
            [
              'Our policies: ',
              { text: 'Modern Slavery', to: paths.modernSlavery },
              ', ',
              { text: 'Carbon Reduction Plan', to: paths.carbon },
              '. ',
              { text: 'Ask us', to: paths.contact },
              ' for the full safeguarding and whistleblowing policies.',
            ],
          ],
        },
        {
          heading: 'How to buy from us',
          id: 'fees',
          isFolded: true,
          ground: 'pale',
          text: 'For trusts, councils, care homes and families.',
          items: [
            [
              { strong: 'Frameworks. ' },
              'We are a named supplier for workforce, estates services and permanent recruitment. Book by direct award or mini-competition. ',
              { text: 'Facts for buyers, to print', to: paths.buyers },
              '.',
            ],
            [
              { strong: 'Fees for staff. ' },
              'The worker’s pay, holiday pay, the employer’s costs such as pension and National Insurance, then our margin. You see all four.',
              ...workedRate,
            ],
            [
              { strong: 'Fees for care at home. ' },
              'One price for your plan.',
              ...leastForCare,
              ' ',
              { text: 'What home care costs', to: parts.careCost },
              '.',
            ],
            [
              { strong: 'Insurance. ' },
              'Employers’ liability, public liability, professional indemnity and medical malpractice. Every quotation comes with the certificates.',
            ],
          ],
        },
      ],
    },
    ...(facts.testimonials
      ? [
          {
            kind: 'quotes' as const,
            heading: 'What people say about us',
            quotes: facts.testimonials.map((quote) => ({ ...quote, text: `“${quote.text}”` })),
          },
        ]
      : []),
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Safeguarding policy in short',
          id: 'safeguarding',
          isFolded: true,
          ground: 'sage',
          text: `It protects everyone we care for, adult or child. ${people.safeguardingLead.name}, our ${people.safeguardingLead.role}, is in charge of it.`,
          items: [
            ['If someone is in danger, ring ', { text: '999', to: 'tel:999' }, ' first, then us.'],
            'Every worker reports a worry the same day, however small. They do not need proof.',
            'We tell the council’s safeguarding team, and the police or the regulator where we must.',
            'We ask the person concerned what they want to happen, and keep them informed.',
            'If a worker has harmed someone, or may do so, we refer the worker to the DBS, as the law requires.',
          ],
        },
        {
          heading: 'Whistleblowing policy in short',
          id: 'whistleblowing',
          isFolded: true,
          ground: 'butter',
          text: 'For anyone who works, or has worked, for us or with us and has seen something wrong.',
          items: [
            [
              'Tell your manager. If it is about them, or nothing happens, ring ',
              byTelephone,
              ` and ask for ${people.safeguardingLead.name}, our ${people.safeguardingLead.role}, or ${provider.signatory.name}, our ${provider.signatory.role}.`,
            ],
            `Nobody loses a shift or a reference for it. Within ${hours.fullAnswer} we tell you what we did, as far as the law allows.`,
            'You need not give a name. We give you a case number: quote it to hear what we did.',
            [
              'You can also tell the ',
              { text: provider.regulator.name, to: provider.regulator.url, newTab: true },
              ' without telling us first.',
            ],
            [
              'For free, confidential advice from outside, ring the charity ',
              { text: 'Protect', to: 'https://protect-advice.org.uk/', newTab: true },
              ' on ',
              { text: '020\u00a03117\u00a02520', to: 'tel:+442031172520' },
              '.',
            ],
          ],
        },
      ],
    },
    {
      kind: 'steps',
      id: 'complaints',
      ground: 'pale',
      isFolded: true,
      heading: 'How to complain',
      lead: 'Complaining never affects the care or the work you get. Someone else can complain on your behalf.',
      steps: [
        {
          title: 'Tell us',
          text: [
            'Speak to your carer’s supervisor or, for staff in a hospital or care home, to your coordinator. Or write to ',
            byEmail(provider.companyCareEmail),
            '. We can often put things right the same day.',
          ],
        },
        {
          title: 'Get an answer',
          text: `${people.registeredManager.name} takes complaints about care at home, ${people.clinicalLead.name} those about staff we supply. We reply within ${hours.reply}, and answer in full within ${hours.fullAnswer} with what we will change.`,
        },
        {
          title: 'Go further',
          text: [
            'For care at home that you or your council pays for, ask the ',
            {
              text: 'Local Government and Social Care Ombudsman',
              to: 'https://www.lgo.org.uk/make-a-complaint',
              newTab: true,
            },
            '. For care that the NHS pays for, at home or in hospital, ask the ',
            {
              text: 'Parliamentary and Health Service Ombudsman',
              to: 'https://www.ombudsman.org.uk/',
              newTab: true,
            },
            '. A trust can turn to the framework’s owner.',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'butter',
      heading: 'Ask us who we would send',
      text: 'Tell us about the ward, the home or the person who needs care. We will say who could come, and how they were checked.',
      action: { label: 'Contact Us', to: paths.contact },
      pavement: picture('scene-ask', 540, 320, ''),
    },
  ],
} satisfies PageContent;
