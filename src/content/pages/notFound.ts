import { pageTitle } from '@/content/pageTitle';
import { provider } from '@/content/provider';
import type { PageContent } from '@/content/types';
import { paths } from '@/lib/paths';
import { picture } from './pictures';

const door404 = picture(
  'door-404',
  720,
  612,
  'A closed green door at number 404, with a cat waiting on the step',
);

export const notFoundPage = {
  title: pageTitle('Page not found'),
  description: `This page of the ${provider.name} website was not found. Find your way on to our vacancies, our services, our contact page or the home page.`,
  isPrivate: true,
  blocks: [
    {
      kind: 'banner',
      ground: 'night',
      title: 'No one lives at this address.',
      lead: 'Page not found. It may have moved, or never existed. The rest of the street is this way.',
      pavement: door404,
      actions: [
        { label: 'Go to the home page', to: paths.home },
        { label: 'Contact Us', to: paths.contact },
      ],
    },
    {
      kind: 'cards',
      ground: 'pale',
      heading: 'Where were you going?',
      lead: 'Try one of these.',
      cards: [
        {
          icon: 'stethoscope',
          title: 'Work',
          text: 'Nursing, care, support and facilities jobs across London, for one shift or for good.',
          action: { label: 'See the vacancies', to: paths.jobs },
        },
        {
          icon: 'home',
          title: 'Care at home',
          text: 'Visits, live-in care and support for someone you love, in their own home.',
          action: { label: 'Domiciliary care', to: paths.domiciliary },
        },
        {
          icon: 'users',
          title: 'Staff for your service',
          text: 'Nurses, midwives and carers for wards, clinics and homes, checked before they arrive.',
          action: { label: 'Clinical services', to: paths.clinical },
        },
        {
          icon: 'phone',
          title: 'Talk to a person',
          text: [
            'Ring ',
            { text: provider.telephone.text, to: provider.telephone.href },
            ', or write and tell us what you were looking for.',
          ],
          action: { label: 'Contact Us', to: paths.contact },
        },
      ],
    },
  ],
} satisfies PageContent;
