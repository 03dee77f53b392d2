/** @jest-environment node */
import { weekPay } from '@/lib/weekPay';

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
