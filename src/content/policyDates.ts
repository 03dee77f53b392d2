/** The dates of the policies, for every page that names them. */
export const policyDates = {
  modernSlavery: {
    dated: 'March 2025',
    updated: 'July 2025',
    approved: '10 July 2025',
    /** The day by which the board reviews it each year. */
    reviewedBy: '10 July',
    version: '1.1',
  },
  privacy: { updated: '10\u00a0July 2025' },
  terms: { effective: '1 January 2023' },
  carbon: { published: '10/01/2025' },
} as const;
