import type { Range, Some } from './providerFacts';

/**
 * Facts about staff and for those who book them, apart from `providerFacts.ts` because few pages say them. As there, all values are samples,
 * and one left out is shown nowhere.
 */
export const staffFacts: StaffFacts = {
  reviewed: { on: '1 November 2026', next: '1 May 2027' },
  vatNumber: '000 0000 00 (sample)',
  dataRegistration: 'Z0000000 (sample)',
  payment: '30 days from the invoice',
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
    { kind: 'Employers’ liability', sum: '£10 million', until: '31 March 2027' },
    { kind: 'Public liability', sum: '£10 million', until: '31 March 2027' },
    { kind: 'Professional indemnity', sum: '£5 million', until: '31 March 2027' },
    { kind: 'Medical malpractice', sum: '£5 million', until: '30 June 2027' },
  ],
  international: {
    fees: {
      nurse: { from: 3500, to: 4500 },
      doctor: { from: 8000, to: 11000 },
      therapist: { from: 4500, to: 6000 },
      alreadyHere: { from: 2500, to: 3500 },
    },
    trustPays: {
      nurse: { from: 6500, to: 8500 },
      doctor: { from: 4000, to: 5500 },
      therapist: { from: 4500, to: 6000 },
    },
    includes: 'Search, interviews, checks of documents, the visa application, and six months of support',
    due: 'On the first day at work; under a statement of work, at each milestone',
    refund: 'all of it within 4 weeks, half within 12, a quarter within 26',
    partners: '14 partners in India, Italy, Malaysia, the Philippines, Portugal and Spain (sample)',
    costs: {
      asOf: 'November 2026',
      list: [
        { what: 'English test', paidBy: 'You' },
        { what: 'NMC application', guide: 140, paidBy: 'You' },
        { what: 'Computer test (CBT)', guide: 83, paidBy: 'You' },
        { what: 'Practical exam (OSCE)', guide: 794, paidBy: 'Employer' },
        { what: 'NMC registration', guide: 153, paidBy: 'Employer' },
        { what: 'Visa', paidBy: 'Employer' },
        { what: 'Flight to London', paidBy: 'Employer' },
      ],
    },
  },
  audit: { by: 'Sample Auditors', date: '3 March 2026', result: 'no major findings (sample)' },
  modernSlavery: {
    period: 'July 2025 to June 2026 (sample)',
    suppliersAssessed: 12,
    peopleTrained: 940,
    concernsReported: 2,
  },
  fillRate: { percent: 94, period: 'January to June 2026 (sample)' },
  nurses: {
    bands: [
      {
        name: 'Band\u00a03 (maternity support workers)',
        day: { from: 22, to: 25 },
        night: { from: 29, to: 33 },
      },
      { name: 'Band\u00a04 (nursing associates)', day: { from: 25, to: 28 }, night: { from: 33, to: 37 } },
      { name: 'Band\u00a05 (nurses)', day: { from: 31, to: 35 }, night: { from: 40, to: 44 } },
      {
        name: 'Band\u00a06 (midwives, senior nurses)',
        day: { from: 37, to: 41 },
        night: { from: 46, to: 51 },
      },
      {
        name: 'Band\u00a07 (ward managers, specialists)',
        day: { from: 42, to: 47 },
        night: { from: 53, to: 58 },
      },
    ],
    shortestShift: 'Six hours',
    cancelling: 'Usually up to 24 hours before',
    firstOrder: 'Five working days',
    oneShift: 'The same day, if someone is free',
    severalWeeks: 'One to two weeks',
  },
  nonClinicalTerms: {
    shortestShift: 'four hours',
    cancelling: 'up to 24 hours before',
    firstOrder: 'three working days',
  },
  nonClinical: [
    { group: 'Admin and clerical', hour: { from: 17, to: 24 }, firstShift: 'Two working days' },
    { group: 'IT', hour: { from: 28, to: 60 }, firstShift: 'One to three weeks' },
    { group: 'Estates', hour: { from: 25, to: 38 }, firstShift: 'Five working days' },
    { group: 'Facilities', hour: { from: 17, to: 23 }, firstShift: 'The next day' },
    { group: 'Ancillary staff', hour: { from: 17, to: 25 }, firstShift: 'Two working days' },
  ],
  nonClinicalRoles: [
    {
      role: 'Ward clerk',
      day: { from: 17, to: 20 },
      night: { from: 22, to: 26 },
      firstShift: 'Two working days',
    },
    {
      role: 'Service desk analyst',
      day: { from: 28, to: 36 },
      night: { from: 36, to: 46 },
      firstShift: 'One week',
    },
    {
      role: 'Electrician',
      day: { from: 30, to: 38 },
      night: { from: 39, to: 48 },
      firstShift: 'Five working days',
    },
    { role: 'Porter', day: { from: 17, to: 20 }, night: { from: 22, to: 26 }, firstShift: 'The next day' },
    { role: 'Chef', day: { from: 19, to: 23 }, night: { from: 25, to: 29 }, firstShift: 'The next day' },
    {
      role: 'Sterile services technician',
      day: { from: 19, to: 25 },
      night: { from: 25, to: 32 },
      firstShift: 'Two working days',
    },
  ],
  carerPay: [
    { role: 'carers', day: 16, night: 18 },
    { role: 'healthcare assistants', day: 16, night: 19 },
  ],
  nursePay: {
    bands: [
      { name: 'Band\u00a05', paye: { day: 22, night: 28 } },
      { name: 'Band\u00a06', paye: { day: 26, night: 33 } },
      { name: 'Band\u00a07', paye: { day: 30, night: 38 } },
    ],
    week: { hours: 37.5, paye: 825, holidayPay: 100, paidToUmbrella: 975, umbrellaCosts: 136 },
  },
  consultant: {
    name: 'Lee Sample',
    role: 'consultant for nurses',
    titles: /\bnurse\b/i,
    telephone: { text: '+44 20 7946 0123', href: 'tel:+442079460123' },
  },
};

/** In pounds an hour. */
type Rates = { day: number; night: number };

export type StaffFacts = {
  /** When the facts for buyers were last checked, and by when they will be again. */
  reviewed?: { on: string; next: string };
  vatNumber?: string;
  /** With the data regulator. */
  dataRegistration?: string;
  /** When an invoice is due. */
  payment?: string;
  frameworks?: Some<{ name: string; reference: string; lots: string }>;
  insurance?: Some<{ kind: string; sum: string; until?: string }>;
  /** What recruiting one person from abroad costs an employer, what comes back if they leave early, and who we work with. */
  international?: {
    fees: { nurse: Range; doctor: Range; therapist: Range; alreadyHere: Range };
    /** To others, for each: visa, sponsorship, tests, flight and first rent. */
    trustPays: { nurse: Range; doctor: Range; therapist: Range };
    includes: string;
    due: string;
    refund: string;
    partners: string;
    /** What a nurse's way here costs, and who usually pays. Fees that change often have no guide. */
    costs?: { asOf: string; list: Some<{ what: string; guide?: number; paidBy: 'You' | 'Employer' }> };
  };
  /** The latest audit by a framework's owner. */
  audit?: { by: string; date: string; result: string };
  /** What a year of the Modern Slavery Policy came to. */
  modernSlavery?: {
    period: string;
    suppliersAssessed: number;
    peopleTrained: number;
    concernsReported: number;
  };
  /** The share of requested shifts that were filled. */
  fillRate?: { percent: number; period: string };
  /** What an hour of a nurse or midwife costs a client, and how soon after the request a shift or a longer booking starts. */
  nurses?: {
    bands: Some<{ name: string; day: Range; night: Range }>;
    shortestShift: string;
    /** How late a client can cancel a shift free of charge. */
    cancelling: string;
    /** To agree the first order of a new client. */
    firstOrder: string;
    oneShift: string;
    severalWeeks: string;
  };
  /** The same terms for other staff, in running text. */
  nonClinicalTerms?: { shortestShift: string; cancelling: string; firstOrder: string };
  /** What an hour costs and how soon it starts, for each group of the Non Clinical page, by its name there. */
  nonClinical?: Some<{ group: string; hour: Range; firstShift: string }>;
  /** And for six of its roles. */
  nonClinicalRoles?: Some<{ role: string; day: Range; night: Range; firstShift: string }>;
  /** What an hour pays through PAYE. */
  carerPay?: Some<Rates & { role: string }>;
  /** What an hour pays by band, and a week of days in the first band through PAYE and through an umbrella company, before tax. */
  nursePay?: {
    bands: Some<{ name: string; paye: Rates }>;
    week: {
      hours: number;
      paye: number;
      holidayPay: number;
      paidToUmbrella: number;
      /** Its margin, the employer's National Insurance and the apprenticeship levy. */
      umbrellaCosts: number;
    };
  };
  /** Who nurses ask for, also on the pages of vacancies with such titles. */
  consultant?: { name: string; role: string; titles: RegExp; telephone: { text: string; href: string } };
};
