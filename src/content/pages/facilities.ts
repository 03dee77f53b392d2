import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import * as pictures from './pictures';
import { doorOf } from './pictures';
import { facilitiesTagline } from './taglines';

export const facilitiesPage = {
  title: pageTitle('Facilities Management'),
  description: `${facilitiesTagline}: cleaning, security, portering and logistics, and waste management by ${provider.name}, for healthcare and other sectors.`,
  blocks: [
    {
      kind: 'banner',
      ground: 'stone',
      title: 'Facilities Management',
      tagline: facilitiesTagline,
      door: doorOf('facilities'),
    },
    {
      kind: 'rooms',
      heading: 'The people who keep a building well',
      lead: 'Cleaning, security, portering and waste, for hospitals, clinics, care homes and other sectors. One team, one contract, one number to call.',
      cards: [
        {
          title: 'Cleaning',
          text: 'Daily, deep and terminal cleans to healthcare standards, in clinical and public areas. Colour-coded equipment keeps each area’s cloths and mops in that area.',
          picture: pictures.cleaning,
        },
        {
          title: 'Security',
          text: 'Calm, trained officers at the door, on the ward and on the night desk. They are licensed, they know how to talk a hard moment down, and they know when to call for help.',
          picture: pictures.security,
        },
        {
          title: 'Portering and logistics',
          text: 'Moving patients, samples, equipment and supplies to the right floor on time. Porters greet people by name and never leave a patient waiting alone in a corridor.',
          picture: pictures.portering,
        },
        {
          title: 'Waste management',
          text: 'Segregation, collection and records for clinical, food and general waste. Every bag goes into the right bin, and the paperwork follows it to the end.',
          picture: pictures.waste,
        },
      ],
    },
    {
      kind: 'steps',
      ground: 'pale',
      heading: 'How we start',
      lead: 'A change of team should not be felt on the ward. This is the order we keep.',
      steps: [
        {
          title: 'Walk the building',
          text: 'We go round with your own staff, by day and by night, and write down what each area needs and when.',
        },
        {
          title: 'Agree the standard',
          text: 'You get a schedule, a price and the checks we will be measured by, in plain words and on paper.',
        },
        {
          title: 'Meet the team',
          text: 'Supervisors and staff are named before they start, checked like everyone we place, and shown round.',
        },
        {
          title: 'Report every month',
          text: 'Audits, incidents, waste figures and what we have done about them, with one person who answers for it.',
        },
      ],
    },
    {
      kind: 'lists',
      lists: [
        {
          heading: 'In healthcare',
          ground: 'sage',
          items: [
            'Wards, theatres and outpatient clinics',
            'Care homes and supported living',
            'GP surgeries, dental practices and pharmacies',
            'Ambulance stations and community hubs',
          ],
        },
        {
          heading: 'In other sectors',
          ground: 'butter',
          items: [
            'Offices and shared workplaces',
            'Schools, colleges and nurseries',
            'Council and other public buildings',
            'Warehouses and shops',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      ground: 'stone',
      heading: 'Healthcare is our home ground',
      text: 'We also look after offices, schools and public buildings. Tell us about yours.',
      action: { label: 'Contact Us', to: paths.contact },
      door: doorOf('facilities'),
    },
  ],
} satisfies PageContent;
