/**
 * What readers act on. A fact without a value is shown nowhere: leave out its line. All values here are samples, evidently not
 * real; put your own.
 */
export const facts: ProviderFacts = {
  rating: { text: 'Good (sample)', date: '2 June 2025', url: 'https://register.lindenway.example/' },
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
  homeCarePrices: { day: { from: 27, to: 33 }, night: { from: 32, to: 39 } },
  liveInWeek: { from: 1400, to: 1900 },
  visits: { shortest: '30 minutes', hours: '7am to 10pm, every day' },
  shiftAnswer: '30 minutes',
  fromAbroad: { preparing: 'three to six months', total: 'six to nine months' },
  contract: {
    quote: '10 working days',
    start: 'six to twelve weeks',
    hours: {
      cleaning: { from: 18, to: 22 },
      portering: { from: 19, to: 23 },
      security: { from: 21, to: 27 },
    },
  },
  support: { hour: { from: 24, to: 29 }, sleepIn: { from: 90, to: 115 } },
  nurseSupply: {
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
  nonClinicalSupply: [
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
  frameworks: [
    { name: 'Workforce Framework', reference: 'WF-0000', lots: 'Lot\u00a01 (nurses), Lot\u00a02 (midwives)' },
    {
      name: 'Non\u2060-\u2060clinical Staffing Framework',
      reference: 'NC-0000',
      lots: 'Lots\u00a01 to 5 (clerical, IT, estates, facilities, ancillary)',
    },
    {
      name: 'Estates and Services Framework',
      reference: 'ES-0000',
      lots: 'Lot\u00a04 (cleaning, security, portering, waste)',
    },
    {
      name: 'Permanent Recruitment Framework',
      reference: 'PR-0000',
      lots: 'Lot\u00a03 (national and international)',
    },
  ],
  insurance: [
    { kind: 'Employers’ liability', sum: '£10 million' },
    { kind: 'Public liability', sum: '£10 million' },
    { kind: 'Professional indemnity', sum: '£5 million' },
    { kind: 'Medical malpractice', sum: '£5 million' },
  ],
  audit: { by: 'Sample Auditors', date: '3 March 2025', result: 'no major findings (sample)' },
  fillRate: { percent: 94, period: 'January to June 2025 (sample)' },
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
  nursePay: {
    bands: [
      { name: 'Band\u00a05', paye: { day: 22, night: 28 }, umbrella: { day: 26, night: 33 } },
      { name: 'Band\u00a06', paye: { day: 26, night: 33 }, umbrella: { day: 31, night: 39 } },
      { name: 'Band\u00a07', paye: { day: 30, night: 38 }, umbrella: { day: 36, night: 45 } },
    ],
    umbrellaDeductions: {
      marginPerWeek: 20,
      employersNationalInsurance: { rate: 0.15, abovePerWeek: 96 },
      apprenticeshipLevyRate: 0.005,
    },
  },
  consultant: {
    name: 'Lee Sample',
    role: 'consultant for nurses',
    telephone: { text: '+44 20 7946 0123', href: 'tel:+442079460123' },
  },
};

/** At least one: an empty list is left out. */
type Some<T> = readonly [T, ...T[]];
/** In pounds. */
export type Range = { from: number; to: number };
/** In pounds an hour. */
type Rates = { day: number; night: number };

export type ProviderFacts = {
  /** The care regulator's latest rating, and where to read it. */
  rating?: { text: string; date: string; url: string };
  /** Where there is care at home: boroughs or counties, named as in `places.ts`. */
  areas?: Some<string>;
  /** An hour of one carer. Two carers cost twice as much. */
  homeCarePrices?: { day: Range; night: Range };
  /** A week of one live-in carer, in pounds. */
  liveInWeek?: Range;
  visits?: { shortest: string; hours: string };
  /** Within which a client who asks for a shift gets a name, or a no. */
  shiftAnswer?: string;
  /** What recruiting from abroad usually takes: its longest step, and from the first call to the first shift. */
  fromAbroad?: { preparing: string; total: string };
  /** Facilities: from the visit to the quote, and from the signature to the start. */
  contract?: {
    quote: string;
    start: string;
    /** A guide to what an hour costs. */
    hours?: { cleaning: Range; portering: Range; security: Range };
  };
  /** Supported living: an hour of support, and a night of someone who sleeps in. */
  support?: { hour: Range; sleepIn: Range };
  /** What an hour of a nurse or midwife costs a client, and how soon after the request a shift or a longer booking starts. */
  nurseSupply?: {
    bands: Some<{ name: string; day: Range; night: Range }>;
    shortestShift: string;
    /** To agree the first order of a new client. */
    firstOrder: string;
    oneShift: string;
    severalWeeks: string;
  };
  /** The same for each group of the Non Clinical page, by its name there. */
  nonClinicalSupply?: Some<{ group: string; hour: Range; firstShift: string }>;
  /** By their names on the Trainings page, the next dates in order; `price` is that of a place, in pounds. */
  courses?: Some<{
    name: string;
    length: string;
    price: number;
    next?: { date: string; time: string; place: string; left?: number };
  }>;
  frameworks?: Some<{ name: string; reference: string; lots: string }>;
  insurance?: Some<{ kind: string; sum: string }>;
  /** The latest audit by a framework's owner. */
  audit?: { by: string; date: string; result: string };
  /** The share of requested shifts that were filled. */
  fillRate?: { percent: number; period: string };
  testimonials?: Some<{ name: string; role: string; text: string }>;
  /** What an hour pays by band. The umbrella rate is paid to the umbrella company, which takes its deductions from it first. */
  nursePay?: {
    bands: Some<{ name: string; paye: Rates; umbrella: Rates }>;
    /** Estimates. The employer's National Insurance is a share of the pay above so much a week, the levy one of all pay. */
    umbrellaDeductions: {
      marginPerWeek: number;
      employersNationalInsurance: { rate: number; abovePerWeek: number };
      apprenticeshipLevyRate: number;
    };
  };
  /** Whom nurses ask for. */
  consultant?: { name: string; role: string; telephone: { text: string; href: string } };
};
