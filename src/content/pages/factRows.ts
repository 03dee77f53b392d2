import { hours } from '@/content/providerDetails';
import { facts, type Range } from '@/content/providerFacts';
import { pounds } from '@/lib/pay';
import type { Fact, Run } from '@/content/types';

/** To follow a sentence about the regulator; nothing without a rating. */
export const ratingSentence: readonly Run[] = facts.rating
  ? [
      ' Its latest rating of us: ',
      { text: facts.rating.text, to: facts.rating.url, newTab: true },
      `, ${facts.rating.date}.`,
    ]
  : [];

/** A range of prices in words. */
export const sums = ({ from, to }: Range) => `${pounds(from)} to ${pounds(to)}`;
const price = (range: Range) => `${sums(range)} an hour`;

const liveInPrice = facts.liveInWeek
  ? `One live-in carer, who sleeps at night: ${sums(facts.liveInWeek.alone)} a week. With a second carer for the nights: ${sums(facts.liveInWeek.withNights)}.`
  : 'We quote after our free visit.';

/** Where there is care at home, when the office is open, and what an hour costs. */
export const homeCareFacts: readonly Fact[] = [
  ...(facts.areas ? [{ term: 'Where we come', value: facts.areas.join(', ') }] : []),
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
