import { provider } from './provider';

/**
 * What only some pages say about the provider, apart from `provider.ts`, which every page loads. Edit both to make the site
 * yours. The people are stand-ins: put your own here.
 */
export const people = {
  nominatedIndividual: { name: 'Jane Doe', role: 'Managing Director and Nominated Individual' },
  registeredManager: { name: 'Sam Sample', role: 'Registered Manager' },
  clinicalLead: { name: 'Jo Bloggs', role: 'Clinical Lead, registered nurse' },
  safeguardingLead: { name: 'Pat Public', role: 'Safeguarding Lead' },
  dataProtectionLead: { name: 'Chris Example', role: 'Data Protection Lead' },
} as const;

/** When someone answers, and how soon. */
export const hours = {
  telephone: 'day or night, every day of the year',
  /** The same in a sentence about something else. */
  telephoneInShort: provider.telephone.when,
  office: 'Monday to Friday, 8.30am to 6pm',
  /** The time in which an enquiry or an email gets a reply. */
  reply: 'one working day',
  /** The time in which a complaint or a concern is answered in full. */
  fullAnswer: '20 working days',
  /** From the first call to the first day of care at home. */
  careStarts: 'usually a week or two, but as little as a day if someone is coming out of hospital',
} as const;

/** When each policy was last reviewed, and by when it is reviewed again. The carbon plan says itself when it was published. */
export const reviews = {
  carbon: { next: '10/01/2027' },
  modernSlavery: { last: '10 July 2026', next: '10 July 2027' },
  privacy: { last: '29 November 2026', next: '29 November 2027' },
  terms: { last: '27 November 2026', next: '27 November 2027' },
} as const;

/** As it stands below the title of a policy. */
export const reviewed = ({ last, next }: { last: string; next: string }): string =>
  `Last reviewed ${unbroken(last)}; next review by ${unbroken(next)}.`;

/** In one line, however narrow its column is. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
