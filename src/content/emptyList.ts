/** What an empty list was asked for; blank where it was not. */
export type Wishes = { search: string; location: string; boxes: readonly string[]; sortBy: string };

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

/** What an empty list says of the filters in its way. */
export const emptyListCopy = {
  /** What was asked for, in one sentence; a wish that is blank is left out. */
  inTheWay: ({ search, location, boxes, sortBy }: Wishes) => {
    const parts = [
      `You searched for ${search ? `“${search}”` : 'vacancies'}`,
      location && `in “${location}”`,
      sortBy && `from the ${sortBy.toLowerCase().replace(/^past 1 /, 'past ')}`,
      boxes.length > 0 && `with ${boxes.join(' and ')} ticked`,
    ];
    return `${parts.filter(Boolean).join(' ')}.`;
  },
  /** Between boxes of one group, either of which will do. */
  or: ' or ',
  /** Buttons that drop one filter, and how many vacancies there are without it. */
  loosen: {
    search: (count: number) => `Look for any job title (${jobs(count)})`,
    location: (count: number) => `Look in every location (${jobs(count)})`,
    jobTypes: (count: number) => `Include every job type (${jobs(count)})`,
    employmentTypes: (count: number) => `Include every employment type (${jobs(count)})`,
    sortBy: (count: number) => `Include older vacancies (${jobs(count)})`,
  },
  /** Drops every filter; used instead of these where dropping one is enough for that. */
  showAll: (count: number) => `Show all ${jobs(count)}`,
  loosenLabel: 'Vacancies you would see instead',
  noneHelps: 'Dropping one filter is not enough.',
  /** What to try, where there is nothing but a text, nothing but a place, or more. */
  advice: {
    search: 'Check the spelling, or try one word, such as “nurse”.',
    location: 'Our work is in and around London. Try a town nearby.',
    other: 'Try fewer filters or a shorter job title.',
  },
  closeMatches: 'Close matches',
  closeMatchesText: (text: string, hasOtherFilters: boolean, count: number) =>
    `${hasOtherFilters ? 'With your other filters, no' : 'No'} vacancy has the exact words “${text}”. ${count === 1 ? 'This one comes' : 'These come'} close:`,
} as const;
