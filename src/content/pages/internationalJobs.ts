import { belowList } from '@/content/jobs';
import { pageTitle } from '@/content/pageTitle';
import type { BannerBlock, CardsBlock, StepsBlock } from '@/content/types';
import { paths } from '@/lib/paths';

export const internationalCopy = {
  title: pageTitle('International jobs'),
  description:
    'London vacancies for nurses, midwives and therapists from abroad: visa, registration, and no fees to you.',
  sponsorship: 'Sponsorship is not marked on each vacancy.',
  askAboutIt: 'Before you apply, ask us about yours.',
} as const;

/** Shown above the vacancies to candidates from abroad. */
export const internationalIntro: { banner: BannerBlock; needs: CardsBlock; steps: StepsBlock } = {
  banner: {
    kind: 'banner',
    ground: 'mist',
    title: 'Jobs for international candidates',
    lead: 'Coming to London as a nurse, midwife or therapist? See what you need first, then choose a vacancy.',
    pavement: { src: '/images/scene-cab.svg', alt: '', width: 540, height: 320 },
    actions: [
      { label: 'See the vacancies', to: '#results' },
      { label: 'Ask us a question', to: paths.contact },
    ],
  },
  needs: {
    kind: 'cards',
    ground: 'pale',
    heading: 'Before you apply',
    notice: [
      { strong: 'Care workers: ' },
      'since 22 July 2025 nobody can be sponsored from outside the UK as a care worker or senior care worker. Do you already have ',
      { text: 'the right to work here', to: `#${belowList.rightToWork.id}` },
      '? Then please apply.',
    ],
    cards: [
      {
        icon: 'passport',
        title: 'Right to work',
        text: 'You need a visa, settled status or another right to work in the UK.',
        action: { label: 'Check if you need a visa', to: 'https://www.gov.uk/check-uk-visa', newTab: true },
      },
      {
        icon: 'globe',
        title: 'Sponsorship',
        text: 'A Health and Care Worker visa needs a licensed sponsor, a listed role and a set salary. Not every vacancy comes with it.',
        action: {
          label: 'Which jobs qualify',
          to: 'https://www.gov.uk/health-care-worker-visa/your-job',
          newTab: true,
        },
      },
      {
        icon: 'stethoscope',
        title: 'Registration',
        text: 'Nurses and midwives pass the NMC’s computer test (CBT) in your own country and its practical exam (OSCE) here, then join the register.',
        action: {
          label: 'How to join the register',
          to: 'https://www.nmc.org.uk/registration/joining-the-register/',
          newTab: true,
        },
      },
      {
        icon: 'banknote',
        title: 'Our fee: nothing',
        text: 'You never pay us for finding you work; UK law bans agencies from charging for it. If anyone asks for money in our name, do not pay, and tell us.',
        action: {
          label: 'The law on agency fees',
          to: 'https://www.gov.uk/agency-workers-your-rights/fees',
          newTab: true,
        },
      },
    ],
    note: [
      'Doctors and therapists have their own registers. If a visa or a test costs money, we tell you in writing who pays before you decide. Not sure about a message? ',
      { text: 'Check that it is from us', to: paths.faq },
      '.',
    ],
  },
  steps: {
    kind: 'steps',
    street: { src: '/images/street-journey.svg', alt: '', width: 1600, height: 260 },
    look: 'short',
    heading: 'From your door to ours',
    lead: 'You can stop at any step.',
    steps: [
      {
        title: 'Apply',
        text: 'Choose a vacancy below, sign in and send your CV.',
      },
      {
        title: 'Talk',
        text: 'We meet by video, at a time that suits you.',
      },
      {
        title: 'Offer',
        text: 'You get the role, pay, place and length of contract in writing, and time to read it.',
      },
      {
        title: 'Papers',
        text: 'Your test or registration, your visa and our checks run side by side. One of us keeps track with you.',
      },
      {
        title: 'Travel',
        text: 'We meet you at the airport, and help with your first home.',
      },
      {
        title: 'First shift',
        text: 'You start with an induction and, if you need it, OSCE practice. We call you afterwards.',
      },
    ],
  },
};
