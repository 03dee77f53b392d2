import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import * as pictures from './pictures';
import { doorOf, decorative } from './pictures';
import { innovativeTagline } from './taglines';

export const nonClinicalPage = {
  title: pageTitle('Non Clinical'),
  description: `Flexible admin, clerical, IT, estates, facilities and ancillary workers from ${provider.name}, under a national non-clinical staffing framework.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'mist',
      title: 'Non Clinical',
      tagline: innovativeTagline,
      door: doorOf('non-clinical'),
      scene: decorative(pictures.desk),
    },
    {
      kind: 'text',
      heading: 'Flexible workers for everything behind the ward',
      lead: 'A hospital runs on people whom patients hardly ever meet. We supply them under a national non-clinical staffing framework.',
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
      picture: pictures.desk,
    },
    {
      kind: 'cards',
      heading: 'Why trusts and homes book through us',
      cards: [
        {
          icon: 'clock',
          title: 'Someone answers',
          text: 'A coordinator takes your call, by day or by night, and tells you honestly whether we can fill the shift.',
        },
        {
          icon: 'shield',
          title: 'Checked before they start',
          text: 'Identity, right to work, references and, where the role asks for it, a DBS check. You can audit the file.',
        },
        {
          icon: 'banknote',
          title: 'A rate you can read',
          text: 'Pay, employment costs and our fee stand on separate lines, as the framework asks.',
        },
        {
          icon: 'users',
          title: 'People who come back',
          text: 'When someone fits your team we offer them to you first the next time, so they know the building.',
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'mist',
      heading: 'Tell us which desk is empty',
      text: 'Say what the role is, where it is and when it starts. We answer with names, not with promises.',
      action: { label: 'Contact Us', to: paths.contact },
      door: doorOf('non-clinical'),
    },
  ],
} satisfies PageContent;
