import type { Range, Some } from './providerFacts';

/** What only Clinical, Non Clinical and Trainings tell clients. As in `providerFacts.ts`, all values are samples, and one left out is shown nowhere. */
export const supply: ProviderSupply = {
  nurses: {
    bands: [
      { name: 'Band\u00a05', day: { from: 31, to: 35 }, night: { from: 40, to: 44 } },
      { name: 'Band\u00a06', day: { from: 37, to: 41 }, night: { from: 46, to: 51 } },
      { name: 'Band\u00a07', day: { from: 42, to: 47 }, night: { from: 53, to: 58 } },
    ],
    shortestShift: 'Six hours',
    firstOrder: 'Five working days',
    oneShift: 'The same day, if someone is free',
    severalWeeks: 'One to two weeks',
  },
  nonClinical: [
    { group: 'Admin and clerical', hour: { from: 17, to: 24 }, firstShift: 'Two working days' },
    { group: 'IT', hour: { from: 28, to: 60 }, firstShift: 'One to three weeks' },
    { group: 'Estates', hour: { from: 25, to: 38 }, firstShift: 'Five working days' },
    { group: 'Facilities', hour: { from: 17, to: 23 }, firstShift: 'The next day' },
    { group: 'Ancillary staff', hour: { from: 17, to: 25 }, firstShift: 'Two working days' },
  ],
  courses: [
    {
      name: 'Moving and handling of people',
      length: 'half a day',
      price: 55,
      next: { date: 'Saturday 16 January 2027', time: '9.30am to 1pm', place: 'Our London office', left: 6 },
    },
    {
      name: 'Basic life support',
      length: 'half a day',
      price: 50,
      next: { date: 'Tuesday 19 January 2027', time: '9.30am to 1pm', place: 'Our London office', left: 4 },
    },
    {
      name: 'Medication awareness',
      length: 'three hours',
      price: 45,
      next: { date: 'Thursday 28 January 2027', time: '6pm to 9pm', place: 'Our London office', left: 9 },
    },
    {
      name: 'Conflict resolution',
      length: 'a day',
      price: 80,
      next: { date: 'Saturday 6 February 2027', time: '9.30am to 4pm', place: 'Example Hall, Hackney' },
    },
    {
      name: 'Dementia',
      length: 'a day',
      price: 80,
      next: {
        date: 'Wednesday 10 February 2027',
        time: '9.30am to 4pm',
        place: 'Our London office',
        left: 11,
      },
    },
    { name: 'Infection prevention and control', length: 'an hour', price: 15 },
    { name: 'Fire safety', length: 'an hour', price: 15 },
    { name: 'Information governance', length: 'an hour', price: 15 },
    { name: 'Safeguarding adults and children', length: 'three hours', price: 35 },
    { name: 'Equality, diversity and human rights', length: 'an hour', price: 15 },
    { name: 'Learning disability and autism', length: 'half a day', price: 40 },
    { name: 'Health and safety', length: 'an hour', price: 15 },
    { name: 'Prevent: noticing radicalisation', length: 'an hour', price: 15 },
    { name: 'Positive behaviour support', length: 'a day', price: 90 },
    { name: 'End-of-life care', length: 'a day', price: 80 },
    { name: 'Care planning and records', length: 'half a day', price: 45 },
  ],
};

type ProviderSupply = {
  /** What an hour of a nurse or midwife costs a client, and how soon after the request a shift or a longer booking starts. */
  nurses?: {
    bands: Some<{ name: string; day: Range; night: Range }>;
    shortestShift: string;
    /** To agree the first order of a new client. */
    firstOrder: string;
    oneShift: string;
    severalWeeks: string;
  };
  /** The same for each group of the Non Clinical page, by its name there. */
  nonClinical?: Some<{ group: string; hour: Range; firstShift: string }>;
  /** By their names on the Trainings page, the next dates in order; `price` is that of a place, in pounds. */
  courses?: Some<{
    name: string;
    length: string;
    price: number;
    next?: { date: string; time: string; place: string; left?: number };
  }>;
};
