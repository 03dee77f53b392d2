/**
 * What only some pages say about the provider, apart from `provider.ts`, which every page loads. Edit both to make the site
 * yours. The people are made up: all of them are named after trees.
 */
export const people = {
  nominatedIndividual: { name: 'Terry Linden', role: 'Managing Director and Nominated Individual' },
  registeredManager: { name: 'Robin Hawthorn', role: 'Registered Manager' },
  clinicalLead: { name: 'Hazel Birch', role: 'Clinical Lead, registered nurse' },
  safeguardingLead: { name: 'Ash Maple', role: 'Safeguarding Lead' },
  dataProtectionLead: { name: 'Olive Elder', role: 'Data Protection Lead' },
} as const;

/** When someone answers, and how soon. */
export const hours = {
  telephone: 'day or night, every day of the year',
  /** The same in a sentence about something else. */
  telephoneInShort: 'day or night',
  office: 'Monday to Friday, 8.30am to 6pm',
  /** The time in which an enquiry or an email gets a reply. */
  reply: 'one working day',
} as const;
