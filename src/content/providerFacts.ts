/**
 * What readers act on. A fact without a value is shown nowhere: leave out its line. All values here are samples, evidently not
 * real; put your own.
 */
export const facts: ProviderFacts = {
  rating: { text: 'Good (sample)', date: '2 June 2026', url: 'https://register.lindenway.example/' },
  areas: [
    'Camden',
    'Greenwich',
    'Hackney',
    'Islington',
    'Lambeth',
    'Lewisham',
    'Southwark',
    'Tower Hamlets',
    'Wandsworth',
    'Westminster',
  ],
  startingIn: [
    'Barnet',
    'Bromley',
    'Croydon',
    'Enfield',
    'Haringey',
    'Hounslow',
    'Merton',
    'Redbridge',
    'Richmond upon Thames',
    'Surrey',
    'Waltham Forest',
  ],
  dearerTimes: { saturday: 25, sunday: 50 },
  homeCarePrices: { day: { from: 27, to: 33 }, night: { from: 32, to: 39 }, sleepIn: { from: 95, to: 120 } },
  liveInWeek: { alone: { from: 1400, to: 1900 }, withNights: { from: 2800, to: 3800 } },
  visits: {
    shortest: '30 minutes',
    hours: '7am to 10pm every day; night carers 10pm to 7am, awake or sleeping in',
  },
  shiftAnswer: '30 minutes',
  staffRate: { who: 'A band\u00a05 nurse by day', price: { from: 31, to: 35 }, pay: 22 },
  fromAbroad: {
    planning: '2 weeks',
    selecting: '8 weeks',
    preparing: '3 to 6 months',
    arriving: '2 weeks',
    total: '6 to 9 months',
  },
  contract: {
    visit: 'two working days',
    quote: '10 working days',
    start: 'six to twelve weeks',
    length: 'Usually three years, with a break at twelve months',
    smallest: 'One building, ten hours a week',
    hours: {
      cleaning: { day: { from: 18, to: 22 }, night: { from: 22, to: 26 } },
      portering: { day: { from: 19, to: 23 }, night: { from: 23, to: 28 } },
      security: { day: { from: 21, to: 27 }, night: { from: 23, to: 30 } },
    },
    wasteLoad: { from: 45, to: 140 },
  },
  support: {
    hour: { from: 24, to: 29 },
    sleepIn: { from: 90, to: 115 },
    wakingNight: { from: 210, to: 260 },
    answer: 'two working days',
    moving: 'two to six months',
  },
  testimonials: [
    {
      name: 'Ann Example',
      role: 'daughter of a client in Lambeth',
      text: 'They asked Mum what she wanted before they asked me. The same two carers have come ever since.',
    },
    {
      name: 'Joe Sample',
      role: 'ward manager in a London hospital',
      text: 'When they cannot fill a shift they say so by noon, so I can still do something about it.',
    },
    {
      name: 'Kim Specimen',
      role: 'nurse, band\u00a05',
      text: 'I gave them the nights that I can do, and nobody has rung me about the others.',
    },
  ],
};

/** At least one: an empty list is left out. */
export type Some<T> = readonly [T, ...T[]];
/** In pounds. */
export type Range = { from: number; to: number };

export type ProviderFacts = {
  /** The care regulator's latest rating, and where to read it. */
  rating?: { text: string; date: string; url: string };
  /** Where there is care at home: boroughs or counties, named as in `places.ts`. */
  areas?: Some<string>;
  /** Where care at home and supported living are about to start, and carers are wanted already. */
  startingIn?: Some<string>;
  /** By how many per cent Saturdays cost more, whatever the service, and Sundays like bank holidays. */
  dearerTimes?: { saturday: number; sunday: number };
  /** An hour of one carer, and a night of one who sleeps in. Two carers cost twice as much. */
  homeCarePrices?: { day: Range; night: Range; sleepIn: Range };
  /** A week of one live-in carer, who sleeps at night, and with a second one for the nights. */
  liveInWeek?: { alone: Range; withNights: Range };
  visits?: { shortest: string; hours: string };
  /** Within which a client who asks for a shift gets a name, or a no. */
  shiftAnswer?: string;
  /** One rate of staff as an example, as in `staffFacts.ts`: what an hour costs a client, and what it pays through PAYE. */
  staffRate?: { who: string; price: Range; pay: number };
  /** What recruiting from abroad usually takes: step by step, and from the first call to the first shift. */
  fromAbroad?: { planning: string; selecting: string; preparing: string; arriving: string; total: string };
  /** Facilities: until the visit is fixed, from there to the quote, and from the signature to the start. */
  contract?: {
    visit: string;
    quote: string;
    start: string;
    length?: string;
    smallest?: string;
    /** A guide to what an hour costs, and a load of waste. */
    hours?: Record<'cleaning' | 'portering' | 'security', { day: Range; night: Range }>;
    wasteLoad?: Range;
  };
  /**
   * Supported living: an hour of support, a night of someone who sleeps in or stays awake, within which a social worker gets an answer, and
   * what a move takes.
   */
  support?: { hour: Range; sleepIn: Range; wakingNight: Range; answer: string; moving: string };
  testimonials?: Some<{ name: string; role: string; text: string }>;
};
