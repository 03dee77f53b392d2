import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import { hours } from '@/content/providerDetails';
import type { PageContent } from '@/content/types';
import { byTelephone } from '@/content/waysToReachUs';
import { paths, unfiltered } from '@/lib/paths';
import { picture } from './pictures';

const door404 = picture(
  'door-404',
  720,
  612,
  'A closed green door at number 404, with a cat waiting beside its step',
);

export const page = {
  title: pageTitle('Page not found'),
  description: `This page of the ${provider.name} website was not found. Find your way on to our vacancies, our services, our contact page or the home page.`,
  isPrivate: true,
  blocks: [
    {
      kind: 'banner',
      ground: 'night',
      title: 'Page not found',
      lead: 'It may have moved, or the address may be mistyped. Check the address, or start again below.',
      pavement: door404,
      actions: [
        { label: 'Go to the home page', to: paths.home },
        { label: 'View all Vacancies', to: unfiltered(paths.jobs) },
      ],
    },
    {
      kind: 'cards',
      ground: 'pale',
      heading: 'Where were you going?',
      cards: [
        {
          icon: 'stethoscope',
          title: 'Find work',
          text: [
            'Nursing, care, support and facilities jobs in and around London. From abroad? See our ',
            { text: 'international jobs', to: unfiltered(paths.jobsInternational) },
            '.',
          ],
          action: { label: 'See the vacancies', to: unfiltered(paths.jobs) },
        },
        {
          icon: 'home',
          title: 'Care at home',
          text: [
            'Visits and live-in care for you or your family, or ',
            { text: 'supported living', to: paths.supportedLiving },
            ' in a home of their own.',
          ],
          action: { label: 'See care at home', to: paths.domiciliary },
        },
        {
          icon: 'users',
          title: 'Book staff',
          text: [
            'Nurses, midwives and carers. Also ',
            { text: 'office staff', to: paths.nonClinical },
            ', ',
            { text: 'cleaners, security staff and porters', to: paths.facilities },
            '.',
          ],
          action: { label: 'See who we can send', to: paths.clinical },
        },
        {
          icon: 'phone',
          title: 'Talk to a person',
          text: [
            'Ring ',
            byTelephone,
            `, ${hours.telephoneInShort}, or write and tell us what you were looking for.`,
          ],
          action: { label: 'Leave us a message', to: paths.contact },
        },
      ],
    },
  ],
} satisfies PageContent;
