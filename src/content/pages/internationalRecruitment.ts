import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import { doorOf, frontOf, picture } from './pictures';
import { innovativeTagline } from './taglines';

const papers = picture(
  'scene-papers',
  560,
  400,
  'A certificate, a passport and a telephone set out on a hall table',
);

export const internationalRecruitmentPage = {
  title: pageTitle('International Recruitment'),
  description: `Ethical national and international permanent recruitment for health and care employers by ${provider.name}, in line with a procurement framework.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      title: 'International Recruitment',
      tagline: innovativeTagline,
      front: frontOf('arrivals', 312),
      actions: [{ label: 'Talk to us about hiring', to: paths.contact }],
    },
    {
      kind: 'text',
      heading: 'In line with the framework',
      lead: 'We comply with a procurement framework for national and international permanent recruitment.',
      paragraphs: [
        'A framework sets out beforehand how candidates are found and what is checked. Ask us which one covers your organisation, and what it says about charges and about a placement that ends early.',
        'We look for people who already live in the UK and for people who will move here, so a campaign can look in both places at once.',
      ],
      picture: papers,
      action: { label: 'Jobs for international candidates', to: paths.jobsInternational },
    },
    {
      kind: 'cards',
      ground: 'pale',
      heading: 'What we offer employers',
      lead: 'Take the whole service, or only the part that you are missing.',
      cards: [
        {
          icon: 'heart',
          title: 'Ethical recruitment',
          text: 'Candidates never pay us to find them work, know the terms before they sign, and come from countries where recruiting does no harm.',
        },
        {
          icon: 'home',
          title: 'Support packages',
          text: 'Arrival, a first home, bank account, registration and a person to ring: support for the first months.',
        },
        {
          icon: 'clipboard',
          title: 'Recruitment process outsourcing',
          text: 'We run the campaign under your name, from the advertisement to the first day.',
        },
        {
          icon: 'calendar',
          title: 'Statement-of-work solutions',
          text: 'A fixed number of people in post by a fixed date, paid by milestones.',
        },
        {
          icon: 'handshake',
          title: 'Free access',
          text: 'Joining costs you nothing. You pay when someone you have chosen starts.',
        },
        {
          icon: 'shield',
          title: 'Market-leading compliance',
          text: 'Judge it for yourself: documents are checked at their source, and each file is open to you before you decide.',
        },
        {
          icon: 'sparkles',
          title: 'Customisable solutions',
          text: 'One theatre nurse or a ward of forty: the steps stay, the scale and the help change.',
        },
      ],
    },
    {
      kind: 'rules',
      ground: 'night',
      heading: 'Key benefits',
      cards: [
        {
          title: 'Ethical sourcing with rebates and restrictive covenants',
          text: 'Part of the fee comes back when someone leaves early, and we never approach the people we have placed with you.',
        },
        {
          title: 'Vetting',
          text: 'Identity, qualifications, registration, references and criminal records, here and abroad.',
        },
        {
          title: 'Supplier variety',
          text: 'Partners of different sizes and countries, so that a campaign does not hang on one of them.',
        },
        {
          title: 'Performance tools and KPIs',
          text: 'You see how many applied, were offered a post, arrived and stayed, in figures agreed at the start.',
        },
        {
          title: 'Traditional and emerging markets',
          text: 'Countries that have long sent nurses to London, and those that now train more nurses than they can employ.',
        },
        {
          title: 'Recruit-to-bank',
          text: 'People join your own staff bank rather than an agency’s, and work where you need them most.',
        },
        {
          title: 'Outsourcing and consultancy',
          text: 'Advice on sponsorship, induction and keeping people, or a team that does it for you.',
        },
      ],
    },
    {
      kind: 'steps',
      look: 'route',
      heading: 'From the first call to the first shift',
      steps: [
        {
          title: 'Plan',
          text: 'Roles, numbers, dates and budget, and which of them are better found in the UK.',
        },
        {
          title: 'Select',
          text: 'We find and check candidates; your own clinicians interview them, by video or in person.',
        },
        {
          title: 'Prepare',
          text: 'Language and skills tests, registration and visa go side by side, with one list for all to see.',
        },
        {
          title: 'Arrive',
          text: 'Someone will be waiting at the airport. A room is ready, and so is the first week.',
        },
        {
          title: 'Stay',
          text: 'We check in after a week, a month and six months, with the person and with you.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'Our promise to candidates',
          ground: 'sage',
          items: [
            'You never pay us for finding you work',
            'The role, the pay and the place are in writing before you decide',
            'Your papers stay yours; we only ever keep copies',
            'You can stop at any step',
          ],
        },
        {
          heading: 'What we ask of employers',
          ground: 'butter',
          items: [
            'The same pay and terms as colleagues who were hired here',
            'A named person to welcome each newcomer',
            'Time for induction and for the registration tests',
            'Fair repayment terms or, better, none',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'mist',
      heading: 'Which posts have been empty longest?',
      text: 'Tell us the number and the skills. We will say where we would look, and how long it takes.',
      action: { label: 'Contact Us', to: paths.contact },
      door: doorOf('international'),
    },
  ],
} satisfies PageContent;
