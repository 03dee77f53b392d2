/** @jest-environment node */
import { closingTime, hasClosed } from '@/vacancies/jobDates';
import { hourlyPay, readPay } from '@/vacancies/pay';

test.each([
  ['2026-03-28', '2026-03-28T23:59:59.999Z'],
  // The clocks have gone forward, and back.
  ['2026-03-29', '2026-03-29T22:59:59.999Z'],
  ['2026-10-24', '2026-10-24T22:59:59.999Z'],
  ['2026-10-25', '2026-10-25T23:59:59.999Z'],
  ['2026-07-01T12:00:00.000Z', '2026-07-01T12:00:00Z'],
])('a vacancy that closes at %s is open until %s', (closesAt, end) => {
  expect(closingTime(closesAt)).toBe(Date.parse(end));
  expect(hasClosed(closesAt, Date.parse(end))).toBe(false);
  expect(hasClosed(closesAt, Date.parse(end) + 1)).toBe(true);
});

test.each([undefined, null, '', 'soon'])('one with %p for a date never closes', (closesAt) => {
  expect(closingTime(closesAt)).toBeNull();
  expect(hasClosed(closesAt, Date.now())).toBe(false);
});

test.each([
  ['Band 5, £38,400 to £46,700 a year', 38_400, 46_700, 'year'],
  ['£15.20 an hour, and £68 for a sleep-in night', 15.2, 15.2, 'hour'],
  ['NHS band 6 £35,392-£42,618 pa', 35_392, 42_618, 'year'],
  ['£30-35k per annum', 30_000, 35_000, 'year'],
  ['35000 per year', 35_000, 35_000, 'year'],
  ['Up to £50k a year', undefined, 50_000, 'year'],
  ['From £12.60 per hour', 12.6, undefined, 'hour'],
  ['£15+ p/h', 15, undefined, 'hour'],
  ['£11.44/hr', 11.44, 11.44, 'hour'],
  ['£420 to £480 a day', 420, 480, 'day'],
  ['£780 a week', 780, 780, 'week'],
  ['£2,100 per month', 2100, 2100, 'month'],
  ['£18', 18, 18, 'hour'],
  ['£30,000', 30_000, 30_000, 'year'],
])('%j is from %j to %j for each %s', (text, least, most, per) => {
  expect(readPay(text)).toMatchObject({ least, most, per });
});

test.each(['', 'Band 5', 'Competitive', '20', '£150', '3 nights'])('%j cannot be read', (text) => {
  expect(readPay(text)).toBeUndefined();
});

test.each([
  ['£20 an hour', '£39,000 a year'],
  ['£20 an hour', '£150 a day'],
  ['£20 an hour', '£750 a week'],
  ['£20 an hour', '£3,250 a month'],
  ['£20 an hour', '£24,960 a year for 24 hours a week'],
  ['£20 to £40 an hour', 'up to £20 an hour'],
])('%j is as much as %j', (one, other) => {
  const [hour, same] = [one, other].map((text) => hourlyPay(readPay(text)!));
  expect(same).toBeCloseTo(hour!);
});
