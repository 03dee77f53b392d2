import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import { staffFacts } from '@/content/staffFacts';
import type { PageContent, RichText } from '@/content/types';
import { enquiryPath, jobSearchPath, paths, unfiltered } from '@/lib/paths';
import { ringUs } from './bookAppointment';
import { dearerTimes, sums } from './factSentences';
import { lotsSentence } from './lotsSentence';
import { decorative, frontOf, picture, streetOf } from './pictures';
import { innovativeTagline } from './taglines';

const wardDesk = picture(
  'scene-ward-desk',
  560,
  400,
  'A porter brings a wheelchair and blankets to the ward clerk’s desk',
);
const corridor = picture(
  'scene-corridor',
  560,
  400,
  'In a hospital corridor an electrician changes a lamp while a cook brings the dinner trolley',
);
const coordinator = picture('scene-coordinator', 480, 420, 'A coordinator takes a call beside his desk');

const { nonClinical, nonClinicalRoles, nonClinicalTerms: terms } = staffFacts;

/** A group as a row of the table, with how soon it starts and what it costs where that is known. */
const group = (name: string, roles: string, booking: string): readonly string[] => {
  const known = nonClinical?.find((each) => each.group === name);
  const cells = known ? [known.firstShift, sums(known.hour)] : ['Ask us', 'Ask us'];
  return [name, roles, booking, ...(nonClinical ? cells : [])];
};

/** A role as a row of the other table. Its name leads to its vacancies. */
const role = (name: string, asked: string): readonly RichText[] => {
  const known = nonClinicalRoles?.find((each) => each.role === name);
  const cells = known
    ? [sums(known.day), sums(known.night), known.firstShift]
    : ['Ask us', 'Ask us', 'Ask us'];
  return [[{ text: name, to: jobSearchPath(name.toLowerCase()) }], asked, ...(nonClinicalRoles ? cells : [])];
};

export const page = {
  title: pageTitle('Non Clinical'),
  description: `Flexible admin, clerical, IT, estates, facilities and ancillary workers from ${provider.name}, under a national non-clinical staffing framework.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      title: 'Non Clinical',
      tagline: innovativeTagline,
      lead: 'Receptionists, electricians, porters, cooks and IT staff for hospitals and care homes, by the shift or by the year.',
      front: frontOf('office'),
      actions: [
        { label: 'Ask us for staff', to: enquiryPath('Health Care', 'We need ') },
        { label: 'See the vacancies', to: unfiltered(paths.jobs) },
      ],
    },
    {
      kind: 'text',
      heading: 'Flexible workers under one framework',
      lead: 'We supply five groups of staff under a national non\u2060-\u2060clinical staffing framework.',
      paragraphs: [
        [
          'The framework settles the rules before anyone is booked: which checks are made, what a worker is paid, what the agency may charge and how quality is measured. You can book the staff you need without running a new tender. ',
          ...lotsSentence,
        ],
        'A booking can be one shift in the kitchen or a year on an IT project. Everyone is interviewed, checked and briefed about your site before the first day.',
      ],
      picture: wardDesk,
    },
    {
      kind: 'table',
      ground: 'pale',
      heading: 'Who we supply',
      lead: nonClinical
        ? `The roles in each group, how soon someone can start, and a guide to what an hour costs you by day, before any VAT. Nights cost more. ${dearerTimes}`
        : 'The roles in each group, and how long a booking usually lasts.',
      caption: 'Groups of non-clinical staff, examples of their roles and how they are usually booked',
      columns: [
        'Group',
        'Roles',
        'Usual booking',
        ...(nonClinical ? ['From request to start', 'An hour by day'] : []),
      ],
      rows: [
        group(
          'Admin and clerical',
          'Ward clerks, receptionists, medical secretaries, booking and records staff',
          'A day to six months',
        ),
        group('IT', 'Service desk, system trainers, data analysts, project staff', 'One to twelve months'),
        group(
          'Estates',
          'Electricians, plumbers, carpenters, building and estates officers',
          'A week to a year',
        ),
        group(
          'Facilities',
          'Cleaners (domestic staff), cooks, porters, security officers',
          'A shift to six months',
        ),
        group(
          'Ancillary staff',
          'Stores and laundry staff, drivers, sterile services and laboratory assistants',
          'A shift to a year',
        ),
      ],
      variant: 'board',
      ...(terms && {
        note: `The shortest shift is ${terms.shortestShift}. A first order takes ${terms.firstOrder} to agree. Cancel ${terms.cancelling}, and you usually pay nothing.`,
      }),
    },
    {
      kind: 'table',
      variant: 'stacked',
      ground: 'sage',
      isFolded: true,
      heading: 'Six roles in detail',
      lead: 'What we look for at interview. Select a role to see its vacancies.',
      caption: 'Six roles: what we ask of each, what an hour costs and how soon someone starts',
      columns: [
        'Role',
        'What we ask',
        ...(nonClinicalRoles ? ['An hour by day', 'An hour at night', 'From request to start'] : []),
      ],
      rows: [
        role('Ward clerk', 'Knows clinic letters and waiting lists, and is calm with people who wait.'),
        role('Service desk analyst', 'Has been through a go-live weekend, and can clear a backlog of calls.'),
        role(
          'Electrician',
          'Holds a current ECS (JIB) card, knows permits to work and keeps the noise down beside a ward.',
        ),
        role('Porter', 'Has a current certificate in moving and handling, and reassures worried patients.'),
        role('Chef', 'Has a food hygiene certificate, and knows about allergies and soft diets.'),
        role(
          'Sterile services technician',
          'Works to the decontamination standards, and packs each tray to your list.',
        ),
      ],
      picture: corridor,
    },
    {
      kind: 'steps',
      ground: 'pale',
      street: streetOf('behind'),
      isFolded: true,
      heading: 'How to book staff through the framework',
      steps: [
        {
          title: 'Tell us who you need',
          text: 'We ask for the role, band, site, dates and who signs the timesheet. Ring or use the form.',
        },
        {
          title: 'Agree the order',
          text: 'We confirm the framework, lot and rate in writing, and you raise the purchase order.',
        },
        {
          title: 'Choose',
          text: 'You will get CVs with a summary of the checks, and can interview before you choose. For a single shift we will send the best person who is free.',
        },
        {
          title: 'Start and review',
          text: 'They arrive with photo ID and know who to ask for. We will ring you after the first day and at the end of the booking.',
        },
      ],
    },
    {
      kind: 'cards',
      isFolded: true,
      heading: 'Why hospitals and care homes book through us',
      isTwoColumns: true,
      cards: [
        {
          icon: 'clock',
          title: 'Someone answers',
          text: `A coordinator takes your call, ${hours.telephoneInShort}. If we have nobody for the shift, we say so at once and tell you when we expect to have someone.`,
        },
        {
          icon: 'shield',
          title: 'Checked before they start',
          text: 'Everyone passes four checks: identity, right to work, work history and health. Where the role calls for them, we add qualifications and a criminal record check (DBS). Your auditors can see the file.',
        },
        {
          icon: 'banknote',
          title: 'A rate in four lines',
          text: 'Pay, holiday pay, employer’s costs and our margin each have their own line on the invoice, so you can see what we earn.',
        },
        {
          icon: 'users',
          title: 'People who come back',
          text: 'If someone fits in well, we offer you the same person first next time. They already know your building and your systems.',
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'mist',
      heading: 'Who are you short of?',
      text: 'Ring or write with the role, the site and the dates, and a coordinator will start looking.',
      action: ringUs,
      secondAction: { label: 'Contact Us', to: enquiryPath('Health Care') },
      printedEmail: provider.recruitmentEmail,
      window: decorative(coordinator),
    },
  ],
} satisfies PageContent;
