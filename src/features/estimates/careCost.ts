import type { Range } from '@/content/providerFacts';

export type CareWanted = { hours: number; time: 'day' | 'night'; carers: number };

/** What so many hours a week cost, in whole pounds. `prices` are those of an hour of one carer. */
export function weeklyCost(
  prices: Record<CareWanted['time'], Range>,
  { hours, time, carers }: CareWanted,
): Range {
  const { from, to } = prices[time];
  return { from: Math.round(from * hours * carers), to: Math.round(to * hours * carers) };
}
