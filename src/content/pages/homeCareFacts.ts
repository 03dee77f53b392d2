import { hours } from '@/content/providerDetails';
import { facts, type Range } from '@/content/providerFacts';
import type { Fact } from '@/content/types';
import { sums } from './factSentences';

const price = (range: Range) => `${sums(range)} an hour`;

const liveInPrice = facts.liveInWeek
  ? `One live-in carer, who sleeps at night: ${sums(facts.liveInWeek.alone)} a week. With a second carer for the nights: ${sums(facts.liveInWeek.withNights)}.`
  : 'We quote after our free visit.';

/** Where there is care at home, when the office is open, and what an hour costs. */
export const homeCareFacts: readonly Fact[] = [
  ...(facts.areas ? [{ term: 'Where we come', value: facts.areas.join(', ') }] : []),
  ...(facts.startingIn
    ? [
        {
          term: 'Where we start next',
          value: `${facts.startingIn.join(', ')}. We are hiring carers there now.`,
        },
      ]
    : []),
  { term: 'Office', value: hours.office },
  ...(facts.visits
    ? [
        { term: 'Visits', value: facts.visits.hours },
        { term: 'Shortest visit', value: facts.visits.shortest },
      ]
    : []),
  ...(facts.homeCarePrices
    ? [
        { term: 'One carer by day', value: price(facts.homeCarePrices.day) },
        { term: 'One carer awake at night', value: price(facts.homeCarePrices.night) },
        { term: 'One carer sleeping in', value: `${sums(facts.homeCarePrices.sleepIn)} a night` },
      ]
    : []),
  { term: 'Live-in care', value: liveInPrice },
];
