/** @jest-environment node */
import { closingTime, hasClosed } from '@/vacancies/jobDates';

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
