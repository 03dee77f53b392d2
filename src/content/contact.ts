import { pageTitle } from './pageTitle';
import { provider } from './provider';

export const contactCopy = {
  title: pageTitle('Contact Us'),
  description: `Write to ${provider.name}, ring us, or find the way to our London office.`,
  heading: 'Leave us a message',
  lead: 'Say who you are and what you need.',
  waysHeading: 'Other ways to reach us',
  cards: {
    email: { title: 'Email', text: 'Questions about work and vacancies.' },
    phone: { title: 'Phone', text: 'Ring us about a shift, a placement or care at home.' },
    directions: { title: 'Directions', action: 'Get directions' },
  },
} as const;
