/** @jest-environment node */
import { closingTime, hasClosed } from '@/vacancies/jobDates';

test.each([
  ['2026-03-01', '2026-03-01T23:59:59.999Z'],
  ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00Z'],
])('a vacancy that closes at %s is open until %s', (closesAt, end) => {
  expect(closingTime(closesAt)).toBe(Date.parse(end));
  expect(hasClosed(closesAt, Date.parse(end))).toBe(false);
  expect(hasClosed(closesAt, Date.parse(end) + 1)).toBe(true);
});

test.each([undefined, null, ''])('one with %p for a date never closes', (closesAt) => {
  expect(closingTime(closesAt)).toBeNull();
  expect(hasClosed(closesAt, Date.now())).toBe(false);
});
