import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { facts } from '@/content/providerFacts';
import { staffFacts } from '@/content/staffFacts';
import type { PageContent } from '@/content/types';
import { enquiryPath, paths, unfiltered } from '@/lib/paths';
import { ringUs } from './bookAppointment';
import { sums } from './factSentences';
import { lotsSentence } from './lotsSentence';
import { frontOf, picture, streetOf } from './pictures';
import { innovativeTagline } from './taglines';

const passport = picture(
  'scene-passport',
  560,
  400,
  'At a desk a nurse from abroad, her suitcase beside her, hands her passport to a recruiter',
);

const { international } = staffFacts;
const { fromAbroad } = facts;

export const page = {
  title: pageTitle('International Recruitment'),
  description: `Ethical national and international permanent recruitment for health and care employers by ${provider.name}, in line with a procurement framework.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      title: 'International Recruitment',
      tagline: innovativeTagline,
      lead: 'Permanent nurses, midwives, doctors and therapists for your trust, from the UK and abroad.',
      front: frontOf('arrivals'),
      actions: [
        { label: 'Talk to us about hiring', to: enquiryPath('Health Care', 'We would like to hire ') },
        { label: 'See international jobs', to: unfiltered(paths.jobsInternational) },
      ],
    },
    {
      kind: 'text',
      heading: 'Recruitment under a framework',
      lead: 'We comply with a procurement framework for national and international permanent recruitment.',
      paragraphs: [
        ['The framework sets how candidates are found, what is checked and what you pay. ', ...lotsSentence],
        'One campaign can search both in the UK and abroad, for a single post or for a whole ward.',
      ],
      picture: passport,
    },
    {
      kind: 'rules',
      ground: 'pale',
      heading: 'What we offer employers',
      lead: 'Choose one, or combine them.',
      cards: [
        {
          title: 'Recruitment process outsourcing',
          text: 'We run the whole campaign in your name, from the advertisement to the first day at work.',
        },
        {
          title: 'Statement-of-work solutions',
          text: 'We agree how many people will be in post and by when. You pay as each milestone is met.',
        },
        {
          title: 'Customisable solutions',
          text: 'You set the roles, the start dates and who interviews. We fit the campaign around them.',
        },
      ],
      note: [
        'Not sure which? ',
        { text: 'Tell us which posts are vacant', to: enquiryPath('Health Care') },
        ', and we will say which fits.',
      ],
    },
    {
      kind: 'cards',
      isFolded: true,
      heading: 'Part of every campaign',
      lead: 'Whatever you choose, these four come with it.',
      isTwoColumns: true,
      cards: [
        {
          icon: 'banknote',
          title: 'Free access',
          text: 'Registering costs nothing, for trusts as for candidates. Candidates never pay us a fee.',
        },
        {
          icon: 'heart',
          title: 'Ethical recruitment',
          text: [
            'We follow the government’s ',
            {
              text: 'Code of Practice for international recruitment',
              to: 'https://www.gov.uk/government/publications/code-of-practice-for-the-international-recruitment-of-health-and-social-care-personnel',
              newTab: true,
            },
            ', and do not actively recruit from red‑list countries.',
          ],
        },
        {
          icon: 'shield',
          title: 'Market-leading compliance',
          text: 'We check each document with whoever issued it. You see a summary before you decide, and can audit the file behind it.',
        },
        {
          icon: 'home',
          title: 'Support packages',
          text: 'We help with a first home, a bank account and registration. For the first six months, newcomers have one named person to call.',
        },
      ],
    },
    {
      kind: 'rules',
      ground: 'mist',
      isFolded: true,
      heading: 'Who can come from abroad',
      lead: [
        'Health and care professionals whose role and pay ',
        {
          text: 'meet the visa rules',
          to: 'https://www.gov.uk/health-care-worker-visa/your-job',
          newTab: true,
        },
        ', and who can join the UK register for their profession.',
      ],
      cards: [
        {
          title: 'Nurses and midwives',
          text: 'They prove their English, then pass two tests set by the Nursing and Midwifery Council (NMC). One is a computer-based test (CBT), usually taken in their own country. The other is a practical exam in the UK, the OSCE.',
        },
        {
          title: 'Doctors and therapists',
          text: 'Doctors register with the General Medical Council (GMC), and most therapists with the Health and Care Professions Council (HCPC). They register before the first shift.',
        },
        {
          title: 'Care workers: no longer',
          text: 'Since 22 July 2025 no new care worker or senior care worker can be sponsored from outside the UK. For these posts we look for people who already have the right to work here.',
        },
      ],
    },
    {
      kind: 'rules',
      ground: 'night',
      isFolded: true,
      heading: 'Key benefits',
      lead: 'What procurement teams ask first.',
      cards: [
        {
          title: 'Ethical sourcing with rebates and restrictive covenants',
          text: `We look only where the Code of Practice allows, and never approach the people we have placed with you. If someone leaves early, ${
            international ? 'you get money back: see What it costs' : 'your agreement says what you get back'
          }.`,
        },
        {
          title: 'Vetting',
          text: 'Identity, qualifications, registration and references, here and abroad. A police certificate comes from each country where someone has lived for 12 months or more in the last ten years.',
        },
        {
          title: 'Supplier variety',
          text: `We work with ${international?.partners ?? 'partners in several countries'}, large and small. If one falls short, another steps in.`,
        },
        {
          title: 'Performance tools and KPIs',
          text: 'We agree the figures at the start. You see how many people applied, got an offer, arrived and stayed.',
        },
        {
          title: 'Traditional and emerging markets',
          text: 'We look in countries from which nurses have long come to London, and in others that train more than they can employ.',
        },
        {
          title: 'Recruit-to-bank',
          text: 'People join your own staff bank, so that you can fill a gap with someone who knows your wards.',
        },
        {
          title: 'Outsourcing and consultancy',
          text: 'We advise you on sponsorship, induction and keeping people, or do it for you, for one campaign or all year.',
        },
      ],
    },
    ...(international
      ? [
          {
            kind: 'lists' as const,
            lists: [
              {
                heading: 'What it costs',
                text: 'A guide to our fee for each person, before any VAT.',
                facts: [
                  { term: 'A nurse or midwife', value: sums(international.fees.nurse) },
                  { term: 'A doctor', value: sums(international.fees.doctor) },
                  { term: 'A therapist', value: sums(international.fees.therapist) },
                  {
                    term: 'A nurse, midwife or therapist already in the UK',
                    value: sums(international.fees.alreadyHere),
                  },
                ],
                note: `You also pay others, for sponsorship, visa, practical exam, registration, flight and the first month’s rent: ${sums(international.trustPays.nurse)} for a nurse or midwife, ${sums(international.trustPays.doctor)} for a doctor and ${sums(international.trustPays.therapist)} for a therapist from abroad.`,
              },
              {
                heading: 'What you get for it',
                text: 'Your quote states the fee and these terms before we begin.',
                facts: [
                  { term: 'Included', value: international.includes },
                  { term: 'When it is due', value: international.due },
                  { term: 'If someone leaves early', value: `You get the fee back: ${international.refund}` },
                ],
              },
            ],
          },
        ]
      : []),
    {
      kind: 'route',
      ground: 'pale',
      isFolded: true,
      heading: 'From the first call to the first shift',
      ...(fromAbroad && {
        lead: `From abroad this usually takes ${fromAbroad.total}. The regulator and the Home Office set the pace.`,
      }),
      street: streetOf('recruiting'),
      steps: [
        {
          title: 'Plan',
          time: fromAbroad?.planning,
          text: 'We settle the roles, numbers, dates and budget, and ask which posts are better filled from the UK.',
        },
        {
          title: 'Select',
          time: fromAbroad?.selecting,
          text: 'We find and check candidates. Your own clinicians interview them, by video or in person.',
        },
        {
          title: 'Prepare',
          time: fromAbroad?.preparing,
          text: 'Nurses and midwives sit the CBT, others apply to register. Then come our last checks and the visa.',
        },
        {
          title: 'Arrive',
          time: fromAbroad?.arriving,
          text: 'We meet them at the airport, take them to their first home and give them a plan for the first week.',
        },
        {
          title: 'Stay',
          time: fromAbroad && '6 months',
          text: 'We ring you and the newcomer after the first shift, a month later and after six months.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Our promise to candidates',
          isFolded: true,
          ground: 'sage',
          items: [
            'You pay us nothing at any time',
            'Role, pay and place are in writing before you decide',
            'We keep copies of your papers and hand the originals back',
            'You can stop at any step',
          ],
          note: [
            'Looking for work yourself? See the ',
            { text: 'jobs for international candidates', to: unfiltered(paths.jobsInternational) },
            '.',
          ],
        },
        {
          heading: 'What we ask of employers',
          isFolded: true,
          ground: 'butter',
          items: [
            'The same pay and terms as colleagues who were hired here',
            'A named person to welcome each newcomer',
            'Time for induction and, for nurses and midwives, for the OSCE',
            'Fair repayment terms: nothing, or a sum that shrinks each month, agreed in writing before they travel',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'mist',
      heading: 'Which posts have been vacant longest?',
      text: 'Tell us how many people you need, and with which skills. We will say where we would look, and how long it will take.',
      action: ringUs,
      secondAction: { label: 'Contact Us', to: enquiryPath('Health Care') },
      printedEmail: provider.recruitmentEmail,
      pavement: picture('scene-welcome', 540, 320, ''),
    },
  ],
} satisfies PageContent;
