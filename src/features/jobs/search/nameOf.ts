import { jobsCopy } from '@/content/jobs';
import { OTHER, type FilterGroup } from './filterGroups';

/** The name of a box where its group is not in sight. */
export const nameOf = (group: FilterGroup, option: string): string =>
  option === OTHER ? jobsCopy.other[group] : option;
