import { normaliseText } from '@/features/jobs/search/filterGroups';

const colours = [
  ['fulltime', 'green'],
  ['parttime', 'red'],
  ['contract', 'purple'],
] as const;

/**
 * The job type: Full-Time green, Part-Time red, Contract purple (docs/behaviour.md, section 2), also as a part of the text, as
 * in "Permanent, Full-Time"; others are plain.
 */
export const JobTypeBadge = ({ jobType }: { jobType: string }) => {
  const text = normaliseText(jobType);
  const [, colour] = colours.find(([type]) => text.includes(type)) ?? [];
  return <dd data-colour={colour}>{jobType}</dd>;
};
