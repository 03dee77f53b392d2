import type { Some } from './providerFacts';

/** Courses, their prices and next dates, and what those who come should know. Samples, as in `providerFacts.ts`. */
export const courseFacts: CourseFacts = {
  terms: {
    group: 'At most 12 people to one trainer',
    bring: 'Photo ID, and something to eat if you stay for the day. We provide the equipment',
    cancelling:
      'Free of charge until five working days before; after that, half the price. Someone else can take your place at no charge',
    cancelled: 'Another date or your money back, as you prefer',
  },
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
      next: {
        date: 'Saturday 6 February 2027',
        time: '9.30am to 4pm',
        place: 'Example Hall, Hackney',
        left: 8,
      },
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
    { name: 'The Care Certificate for new carers', length: 'twelve weeks', price: 180 },
    { name: 'Revalidation for nurses and midwives', length: 'half a day', price: 60 },
  ],
};

export type CourseFacts = {
  /** By their names on the Trainings page, the next dates in order; `price` is that of a place, in pounds. */
  courses?: Some<{
    name: string;
    length: string;
    price: number;
    next?: { date: string; time: string; place: string; left?: number };
  }>;
  /** What someone who comes to a course should know; `cancelled`: if we cancel it. */
  terms?: { group: string; bring: string; cancelling: string; cancelled: string };
};
