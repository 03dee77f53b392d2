import { marqueeLogos, stripLogos } from '@/content/clientLogos';
import type { HomeContent } from '@/content/homeTypes';
import { nurseRates } from '@/content/jobsLead';
import { footerCopy } from '@/content/navigation';
import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import { facts } from '@/content/providerFacts';
import type { Action, Picture } from '@/content/types';
import { pounds } from '@/lib/pounds';
import { paths, unfiltered } from '@/lib/paths';
import { byTelephone } from '@/content/waysToReachUs';
import { parts } from '@/content/parts';
import { picture } from './pictures';

const viewAllVacancies: Action = { label: 'View all Vacancies', to: unfiltered(paths.jobs), newTab: true };

const { homeCarePrices, liveInWeek } = facts;
const visits = homeCarePrices ? `Visits from ${pounds(homeCarePrices.day.from)} an hour` : 'Visits';
const liveIn = liveInWeek
  ? `, live\u2060-\u2060in care from ${pounds(liveInWeek.alone.from)} a week`
  : ' or a carer who lives in';

/** Where there is care at home; staff go further. */
const families = facts.areas ? `families in ${facts.areas.length} of its boroughs` : 'families';

// Views of one file, because the browser parses every SVG file as a document of its own.
const front = (client: string, alt: string): Picture => ({
  src: `/images/client-fronts.svg#${client}`,
  alt,
  width: 480,
  height: 320,
});

export const home: HomeContent = {
  title: pageTitle('Home'),
  description: `${provider.name} sends nurses and carers to hospitals and care homes in and around London, and to ${families}. See our vacancies or send an enquiry.`,
  hero: {
    heading: 'Good care is on its way.',
    lead: `Nurses, carers and support staff for hospitals and care homes in and around London, and for ${families}.`,
    promise: 'Day and night.',
    action: viewAllVacancies,
  },
  waysIn: {
    label: 'What brings you here',
    list: [
      {
        need: 'I need care',
        note: `${visits}${liveIn}. The first visit and the quote are free.`,
        leadsTo: 'Care at home',
        to: paths.domiciliary,
        src: '/images/small-doors.svg#domiciliary',
        ground: 'rose',
        also: { label: 'What it costs', to: parts.careCost },
      },
      {
        need: 'I need staff',
        note: facts.shiftAnswer
          ? [
              'Ring ',
              byTelephone,
              `, at any hour. Once your order is agreed, we name someone, or say no, within ${facts.shiftAnswer}.`,
            ]
          : 'Nurses, carers and support staff, for a shift or a rota.',
        leadsTo: 'Hospitals and care homes',
        to: paths.clinical,
        src: '/images/small-doors.svg#clinical',
        ground: 'sage',
        also: { label: 'Facts for buyers', to: paths.buyers },
      },
      {
        need: 'I want work',
        note: `Vacancies in and around London. ${nurseRates ? `Nurses ${nurseRates}, paid every Friday.` : ''}`,
        leadsTo: 'Vacancies',
        to: unfiltered(paths.jobs),
        src: '/images/small-doors.svg#non-clinical',
        ground: 'butter',
        also: { label: 'Jobs from abroad', to: unfiltered(paths.jobsInternational) },
      },
    ],
  },
  about: {
    heading: 'About Us',
    opening: `${provider.name} is a staffing agency and a provider of care at home.`,
    paragraphs: [
      'Hospitals and care homes book staff from us, for one shift or for months. Families arrange help at home, from one visit a day to a carer who lives in. If you are a nurse or a carer, we find you work and pay you every week.',
      'We interview, vet and train everyone we place. They carry photo ID, and you can ask to see the record of their checks.',
    ],
    action: { label: 'How we check our people', to: paths.about },
    picture: picture('scene-coat', 480, 560, 'A carer helps an older man into his coat by his front door'),
  },
  services: {
    heading: 'Our seven services',
    lead: ['For any of them, ring ', byTelephone, '.'],
    doors: footerCopy.services.items,
  },
  clients: {
    heading: 'Clients',
    scrollLabel: 'Our clients, scroll sideways',
    previous: 'Previous client',
    next: 'Next client',
    show: 'Show',
    list: [
      {
        name: 'Health\u00a0service trusts',
        text: 'Nurses, midwives and theatre staff, for tonight or for the whole winter. One coordinator handles your booking from start to finish. You see each worker’s checks before the placement starts.',
        ground: 'mist',
        picture: front('hospital', 'A nurse walks in through the doors of a hospital'),
        action: { label: 'How to book staff', to: paths.clinical },
      },
      {
        name: 'Care homes',
        text: 'Nurses and carers, for a shift or for months. They read the care plans before they start. If someone fits in, ask for them again. If not, tell us and we send someone else.',
        ground: 'butter',
        picture: front(
          'care-home',
          'A carer pushes a resident in a wheelchair past the front of a care home',
        ),
        action: { label: 'Ask us for staff', to: paths.contact },
      },
      {
        name: 'Private clients',
        text: 'Help with washing, meals and medicines, from one visit a day to a carer who lives in. We visit you first and write a plan with you. You meet the carer before care starts.',
        ground: 'stucco',
        picture: front('home', 'A carer visits a man at his window table in a terraced house'),
        action: { label: 'See care at home', to: paths.domiciliary },
      },
    ],
  },
  employees: {
    heading: 'Employees',
    lead: 'Work days, nights or both, in hospitals, care homes and people’s homes.',
    picture: {
      src: '/images/scene-handover.svg#wide',
      alt: 'Under a street lamp the day team hands a folder of notes to the night team',
      width: 1200,
      height: 440,
    },
    days: {
      heading: 'On days',
      text: 'Ward nurses, clinic staff, visiting carers, secretaries and porters. You tell us your free days; we ask before we book you.',
    },
    nights: {
      heading: 'On nights',
      text: [
        'Night nurses, security officers, and carers who stay awake or sleep in. If something goes wrong on a shift, ring the coordinator on call: ',
        byTelephone,
        '.',
      ],
    },
  },
  candidates: {
    heading: 'Candidates',
    lead: 'What you get, whether you work one night a month or full time.',
    passer: picture('scene-pavement', 360, 682, ''),
    benefits: [
      { icon: 'clock', label: 'Flexible hours', text: 'Days, nights or both. Change them when you like.' },
      {
        icon: 'train',
        label: 'Extensive mobility',
        text: 'Work in more than one borough, or stay near home.',
      },
      {
        icon: 'banknote',
        label: 'Competitive pay rates',
        text: `${nurseRates ? `Nurses ${nurseRates}. ` : ''}You see the rate before you say yes.`,
      },
      {
        icon: 'noFees',
        label: 'No administrative fees',
        text: 'You pay nothing to join, and nothing from your wages.',
      },
      {
        icon: 'calendar',
        label: 'Weekly and timely payments',
        text: 'Paid the Friday after your timesheet.',
      },
      { icon: 'bolt', label: 'Immediate jobs', text: 'Shifts every day, once you are checked.' },
      {
        icon: 'briefcase',
        label: 'Permanent or temporary work',
        text: 'One shift, 1 to 12 months, or a job to keep.',
      },
      {
        icon: 'shield',
        label: 'Fast track compliance',
        text: 'Some people are ready in days, others in a few weeks.',
      },
      {
        icon: 'map',
        label: 'Choice of work locations',
        text: 'You choose: hospitals, care homes or people’s homes.',
      },
    ],
    action: viewAllVacancies,
  },
  stats: {
    heading: `${provider.name} in numbers`,
    list: [
      { value: '200+', label: 'Carers' },
      { value: '900+', label: 'Happy clients' },
      { value: '100+', label: 'Medical experts' },
    ],
  },
  logos: {
    heading: 'Organisations we work with',
    pause: 'Pause logos',
    play: 'Play logos',
    strip: stripLogos,
    marquee: marqueeLogos,
  },
  contact: {
    heading: 'Talk to us',
    lead: `Ring ${hours.telephoneInShort}. We answer enquiries sent here within ${hours.reply}.`,
    formHeading: 'Send an enquiry',
    picture: picture('scene-desk', 480, 420, 'A coordinator takes a call at her desk after dark'),
  },
};
