/** What a vacancy pays, in pounds. "Up to £20 an hour" has no least, "from £20" and "£20+" have no most. */
export type Pay = {
  /** As it was found, without the commas of thousands. */
  text: string;
  least: number | undefined;
  most: number | undefined;
  per: 'hour' | 'day' | 'week' | 'month' | 'year';
  /** The working hours a week that it is for. */
  weeklyHours: number;
};

const FULL_WEEK = 37.5;

// An amount, perhaps a second one, and the time that it is for: each is optional here, and findPay asks for a pound sign, "k" or a time.
const payText =
  /(?:(up to|from)\s*)?(£\s*)?(?<![\d.])(\d+(?:\.\d+)?)\s*(k\b)?(?:\s*(?:[-–—]|to)\s*£?\s*(\d+(?:\.\d+)?)\s*(k\b)?|\s*(\+))?\s*(?:(?:an?|per|p[./]?|\/)\s*(hour|hr|h|day|d|week|wk|month|year|yr|annum|a)\b)?/gi;

/**
 * Reads a pay such as "Band 5, £38,400 to £46,700 a year", "£15.20 an hour, and £68 for a sleep-in night" or "£30-35k per annum". Of
 * several amounts the first counts.
 * @returns undefined if the text names no amount, or does not say for how long
 */
export function readPay(text: string): Pay | undefined {
  const pay = findPay(text);
  return pay?.per && { ...pay, per: pay.per };
}

/** The same, but "£150" may be for any time. */
export function findPay(text: string): (Omit<Pay, 'per'> & Partial<Pay>) | undefined {
  for (const match of text.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(payText)) {
    const [all, bound, pound, first, firstK, second, secondK, plus, time] = match;
    if (!pound && !firstK && !time) continue;
    const start = Number(first) * ((firstK ?? (Number(first) < 1000 && secondK)) ? 1000 : 1);
    const end = second ? Number(second) * (secondK ? 1000 : 1) : start;
    return {
      text: all,
      least: /^up/i.test(bound ?? '') ? undefined : start,
      most: /^from/i.test(bound ?? '') || plus ? undefined : end,
      per: time ? unitOf(time) : likelyUnit(start),
      weeklyHours: Number(/for (\d+(?:\.\d+)?) hours a week/.exec(text)?.[1] ?? FULL_WEEK),
    };
  }
  return undefined;
}

const units = { h: 'hour', d: 'day', w: 'week', m: 'month', y: 'year', a: 'year' } as const;

// The pattern lets no other first letter through.
const unitOf = (time: string): Pay['per'] => units[time.charAt(0).toLowerCase() as keyof typeof units];

/** "£18" is by the hour and "£30,000" by the year; between them it may be by the shift, the week or the month. */
function likelyUnit(amount: number): Pay['per'] | undefined {
  if (amount < 100) return 'hour';
  return amount >= 10_000 ? 'year' : undefined;
}

/** The least that an hour is paid, by which vacancies are compared; the most where no least is stated. */
export function hourlyPay({ least, most, per, weeklyHours }: Pay): number {
  const hours = {
    hour: 1,
    day: weeklyHours / 5,
    week: weeklyHours,
    month: (weeklyHours * 52) / 12,
    year: weeklyHours * 52,
  };
  return (least ?? most ?? 0) / hours[per];
}
