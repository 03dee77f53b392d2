/** What an empty list says of the filters in its way. */
export const emptyListCopy = {
  inTheWay: (wishes: readonly string[]) => `You searched for ${wishes.join(', ')}.`,
  /** How a filter is named in `inTheWay`. */
  wishes: {
    search: (text: string) => `“${text}”`,
    location: (text: string) => `“${text}” as the location`,
    boxes: (options: readonly string[]) => options.join(' or '),
    sortBy: (option: string) => option.toLowerCase(),
  },
  /** Buttons that drop one filter, and how many vacancies there are without it. */
  loosen: {
    search: (count: number) => `Any job title: ${count}`,
    location: (count: number) => `Any location: ${count}`,
    jobTypes: (count: number) => `Any job type: ${count}`,
    employmentTypes: (count: number) => `Any employment type: ${count}`,
    sortBy: (count: number) => `Any time: ${count}`,
  },
  /** Used instead of these where dropping one filter is enough to see every vacancy. */
  showAll: (count: number) => `Show all ${count} jobs`,
  loosenLabel: 'Vacancies you would see instead',
  noneHelps: 'Dropping one of them is not enough.',
  closeMatches: 'Close matches',
  closeMatchesText: (text: string, hasOtherFilters: boolean) =>
    `${hasOtherFilters ? 'With your other filters, no' : 'No'} vacancy has the exact words “${text}”. These come close:`,
} as const;
