/** @jest-environment node */
import { readDate } from '@/contract/dates';

test.each([
  ['2026-11-25', '2026-11-25'],
  [' 20261125 ', '2026-11-25'],
  ['2024-02-29', '2024-02-29'],
  [20261125, '2026-11-25'],
])('the day %j is kept without a time, as it lasts to its end', (text, day) => {
  expect(readDate(text)).toBe(day);
});

test.each([
  '2026-11-25T17:00:00.000Z',
  '2026-11-25T17:00:00.000+0000',
  '2026-11-25T17:00:00+00',
  '2026-11-25 17:00:00',
  '2026-11-25 17:00:00 +00:00',
  '2026-11-25T17:00',
  '2026-11-25t17z',
  '20261125T170000Z',
  '2026-11-25T18:00:00+01:00',
  '2026-11-25T22:30:00+0530',
  '2026-11-26T03:00:00+10',
  '2026-11-25T12:00:00-0500',
  '2026-11-25T17:00:00,0004Z',
  1795626000,
  1795626000000,
  '1795626000',
])('%j is five in the afternoon of 25 November, UTC', (value) => {
  expect(readDate(value)).toBe('2026-11-25T17:00:00.000Z');
});

test.each(['2026-11-25T24:00', '2026-11-26T00:00:00Z', '2026-11-25T23:00-01:00'])(
  '%j is the midnight after it',
  (text) => {
    expect(readDate(text)).toBe('2026-11-26T00:00:00.000Z');
  },
);

test.each([
  'soon',
  '',
  '2026-02-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-25T',
  '2026-11-25T25:00',
  '2026-11-25T24:30',
  '2026-11-25T17:60',
  '25/11/2026',
  '2026-1125',
  '0001-01-01T00:00:00',
  0,
  -1,
  2026,
  // How a spreadsheet counts a day.
  46351,
  Number.MAX_VALUE,
  true,
  null,
  undefined,
  {},
  ['2026-11-25'],
])('%j is no date', (value) => {
  expect(readDate(value)).toBeUndefined();
});
