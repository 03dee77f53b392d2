import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import { decorative, frontOf, picture } from './pictures';
import { innovativeTagline } from './taglines';

const emptyDesk = picture(
  'scene-empty-desk',
  480,
  420,
  'An empty desk under a lit lamp, with a cup and an open laptop',
);

export const nonClinicalPage = {
  title: pageTitle('Non Clinical'),
  description: `Flexible admin, clerical, IT, estates, facilities and ancillary workers from ${provider.name}, under a national non-clinical staffing framework.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      title: 'Non Clinical',
      tagline: innovativeTagline,
      lead: 'The people who answer, book, mend, carry and keep the systems up.',
      front: frontOf('office'),
    },
    {
      kind: 'text',
      heading: 'Flexible workers for everything behind the ward',
      lead: 'A hospital runs on people patients hardly ever meet. We supply them under a national non-clinical staffing framework.',
      paragraphs: [
        'A framework sets the rules before anyone is booked: which checks are made, what a worker is paid, what the agency may charge and how quality is measured. A buyer can call off the staff they need from it without a new tender.',
        'Bookings run from one morning at a reception desk to a project of a year. Everyone is interviewed, checked and briefed about your site before the first day, to the same standard as the nurses we send.',
      ],
      action: { label: 'Talk to us about staff', to: paths.contact },
    },
    {
      kind: 'table',
      ground: 'pale',
      heading: 'Who we supply',
      lead: 'Five groups of staff, in every band from trainee to manager.',
      caption: 'Groups of non-clinical staff, examples of their roles and how they are usually booked',
      columns: ['Group', 'Roles', 'Usual booking'],
      rows: [
        [
          'Admin and clerical',
          'Ward clerks, receptionists, medical secretaries, booking and records staff',
          'A day to six months',
        ],
        ['IT', 'Service desk, system trainers, data analysts, project staff', 'One to twelve months'],
        ['Estates', 'Electricians, plumbers, carpenters, building and estates officers', 'A week to a year'],
        ['Facilities', 'Domestic staff, caterers, porters, security officers', 'A shift to six months'],
        [
          'Ancillary staff',
          'Stores and laundry staff, drivers, sterile services and laboratory assistants',
          'A shift to a year',
        ],
      ],
      look: 'board',
    },
    {
      kind: 'text',
      heading: 'What they bring with them',
      lead: 'Anyone can fill a post. People notice when it is the right person.',
      bullets: [
        'A ward clerk who knows clinic letters and waiting lists, and can calm a full waiting room.',
        'Someone from IT for a roll-out, for the weekend when a system goes live, or for a backlog of tickets.',
        'An electrician with a checked trade card, who knows permits and works quietly beside a ward.',
        'A porter or a cook by tonight, because several live near the sites they know.',
        'A sterile services assistant who packs the tray as your surgeons expect it.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Why trusts and homes book through us',
      lead: 'Four answers every ward manager wants.',
      cards: [
        {
          icon: 'clock',
          title: 'Someone answers',
          text: 'A coordinator takes the call, day or night. If we cannot fill the post we will say so in the same call, with the earliest date on which we can.',
        },
        {
          icon: 'shield',
          title: 'Checked before they start',
          text: 'Identity, right to work, two references and, where the role asks for it, a DBS check. The file is open to your auditors.',
        },
        {
          icon: 'banknote',
          title: 'A rate you can read',
          text: 'Pay, holiday pay, employer’s costs and our fee each have a line on the invoice. A shift cancelled in good time costs you nothing.',
        },
        {
          icon: 'users',
          title: 'People who come back',
          text: 'When someone fits your team, we offer you that person first the next time. They know the building, the systems and where the good kettle is.',
        },
      ],
    },
    {
      kind: 'steps',
      ground: 'pale',
      heading: 'How to call off staff',
      lead: 'Under a framework the rules are settled already, so a booking is short.',
      steps: [
        {
          title: 'Tell us the post',
          text: 'Role, band, site, dates, and who signs the timesheet. A form or a call will do.',
        },
        {
          title: 'Check the order',
          text: 'We confirm the framework, the lot and the rate in writing, for you to raise the purchase order.',
        },
        {
          title: 'Choose',
          text: 'You will get CVs with a summary of the checks, and may interview. For a single shift we will send the best person who is free.',
        },
        {
          title: 'Start and review',
          text: 'They arrive with photo identity and know who to ask for. We will ring you after the first day and at the end of the booking.',
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'mist',
      heading: 'Tell us which desk is empty',
      text: 'Say what the role is, where it is and when it starts. We will answer with names, not promises.',
      action: { label: 'Contact Us', to: paths.contact },
      window: decorative(emptyDesk),
    },
  ],
} satisfies PageContent;
