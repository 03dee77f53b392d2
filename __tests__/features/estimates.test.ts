/** @jest-environment node */
import { districts } from '@/vacancies/districts';
import { weeklyCost } from '@/features/estimates/careCost';
import { boroughsOf } from '@/vacancies/places';

const prices = { day: { from: 20, to: 25 }, night: { from: 30, to: 36.5 } };

test.each([
  [
    { hours: 10, time: 'day', carers: 1 },
    { from: 200, to: 250 },
  ],
  [
    { hours: 10, time: 'night', carers: 2 },
    { from: 600, to: 730 },
  ],
  [
    { hours: 0.5, time: 'day', carers: 1 },
    { from: 10, to: 13 },
  ],
] as const)('care of %j costs %j a week', (wanted, cost) => {
  expect(weeklyCost(prices, wanted)).toEqual(cost);
});

test.each([
  ['Camden', ['Camden']],
  ['Brent', ['Brent']],
  ['e2', ['Tower Hamlets', 'Hackney']],
  ['Nowhere at all', []],
  ['', []],
])('%j lies in %j', (text, boroughs) => {
  expect(boroughsOf(text)).toEqual(boroughs);
});

test('a postcode lies in the boroughs at its edges too, a borough in itself alone', () => {
  expect(boroughsOf('SW17 0QT')).toEqual(['Wandsworth', 'Merton']);
  expect(boroughsOf('Wandsworth')).toEqual(['Wandsworth']);
});

test('every edge of a district is a borough that has districts of its own', () => {
  const all = districts.flatMap(({ boroughs }) => boroughs);
  for (const { boroughs, edges } of districts)
    for (const edge of edges) {
      expect(boroughs).not.toContain(edge);
      expect(all).toContain(edge);
    }
});

test('one letter of a borough may be wrong', () => {
  expect(boroughsOf('Camdn')).toContain('Camden');
});
