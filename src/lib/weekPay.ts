/** In pounds an hour. */
export type Rates = { day: number; night: number };
/** Estimates. The employer's National Insurance is a share of the pay above so much a week, the levy one of all pay. */
export type UmbrellaDeductions = {
  marginPerWeek: number;
  employersNationalInsurance: { rate: number; abovePerWeek: number };
  apprenticeshipLevyRate: number;
};
export type WeekPay = { paye: number; paidToUmbrella: number; umbrella: number };

/**
 * What a week pays before the nurse's own tax and National Insurance, in whole pounds: by PAYE, and by an umbrella company, which takes
 * its margin, the employer's National Insurance and the apprenticeship levy out of what it is paid. The last two are shares of the pay
 * that is sought, so it is solved for.
 */
export function weekPay(
  { paye, umbrella }: { paye: Rates; umbrella: Rates },
  {
    marginPerWeek,
    employersNationalInsurance: { rate, abovePerWeek },
    apprenticeshipLevyRate: levy,
  }: UmbrellaDeductions,
  { hours, nightShare }: { hours: number; nightShare: number },
): WeekPay {
  const earned = ({ day, night }: Rates) => hours * (day * (1 - nightShare) + night * nightShare);
  const paid = earned(umbrella);
  const left = Math.max(0, paid - marginPerWeek);
  const withoutInsurance = left / (1 + levy);
  const gross =
    withoutInsurance > abovePerWeek ? (left + rate * abovePerWeek) / (1 + levy + rate) : withoutInsurance;
  return { paye: Math.round(earned(paye)), paidToUmbrella: Math.round(paid), umbrella: Math.round(gross) };
}
