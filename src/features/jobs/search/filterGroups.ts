import { EMPLOYMENT_TYPES, JOB_TYPES } from '@/contract/limits';

export type FilterGroup = 'jobTypes' | 'employmentTypes';

/** The box for vacancies that no specified box of its group matches; offered only where there are some. */
export const OTHER = 'Other';

/** The boxes of each group: those specified, then `OTHER`. */
export const options: Record<FilterGroup, readonly string[]> = {
  jobTypes: [...JOB_TYPES, OTHER],
  employmentTypes: [...EMPLOYMENT_TYPES, OTHER],
};
