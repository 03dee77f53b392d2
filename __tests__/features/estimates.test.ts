/** @jest-environment node */
import { weeklyCost } from '@/features/estimates/careCost';
import { weekPay } from '@/content/weekPay';
import { boroughsOf } from '@/features/jobs/search/places';

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

const band = { name: 'Band 5', paye: { day: 20, night: 30 }, umbrella: { day: 25, night: 35 } };
const deductions = {
  marginPerWeek: 20,
  employersNationalInsurance: { rate: 0.15, abovePerWeek: 96 },
  apprenticeshipLevyRate: 0.005,
};

test('a week of days and nights is paid by the share of each', () => {
  expect(weekPay(band, deductions, { hours: 40, nightShare: 0.5 })).toMatchObject({
    paye: 1000,
    paidToUmbrella: 1200,
  });
});

test('what an umbrella company pays and what it takes off come to what it is paid', () => {
  const { umbrella, paidToUmbrella } = weekPay(band, deductions, { hours: 40, nightShare: 0 });
  expect(paidToUmbrella).toBe(1000);
  const takenOff = 20 + (umbrella - 96) * 0.15 + umbrella * 0.005;
  expect(umbrella + takenOff).toBeCloseTo(1000, -1);
  expect(umbrella).toBe(861);
});

test('below the threshold there is no employer’s National Insurance, and a margin leaves no negative pay', () => {
  expect(weekPay(band, deductions, { hours: 4, nightShare: 0 }).umbrella).toBe(80);
  expect(weekPay(band, deductions, { hours: 0.5, nightShare: 0 }).umbrella).toBe(0);
});

test.each([
  ['Camden', ['Camden']],
  ['Brent', ['Brent']],
  ['SW17 0QT', ['Wandsworth']],
  ['e2', ['Tower Hamlets', 'Hackney']],
  ['Nowhere at all', []],
  ['', []],
])('%j lies in %j', (text, boroughs) => {
  expect(boroughsOf(text)).toEqual(boroughs);
});

test('one letter of a borough may be wrong', () => {
  expect(boroughsOf('Camdn')).toContain('Camden');
});
