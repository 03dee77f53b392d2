import { pounds } from '@/lib/pounds';
import { staffFacts } from './staffFacts';
import type { RichText } from './types';
import { byTelephone } from './waysToReachUs';

const { consultant, nursePay } = staffFacts;
const hourly = nursePay?.bands.flatMap(({ paye }) => [paye.day, paye.night]) ?? [];
/** Of nurses, from the lowest band by day to the highest by night. */
export const nurseRates =
  nursePay && `${pounds(Math.min(...hourly))} to ${pounds(Math.max(...hourly))} an hour`;

/** Under the heading of the list: three lines of a phone. Without it a phone's first view would have no words until the vacancies come. */
export const jobsLead: RichText = [
  'Health and care jobs around London. ',
  nurseRates ? `Nurses ${nurseRates}, paid weekly. ` : 'Signing up and applying cost you nothing. ',
  consultant ? `Ask ${consultant.name}: ` : 'Ask us: ',
  consultant ? { text: consultant.telephone.text, to: consultant.telephone.href } : byTelephone,
  '.',
];
