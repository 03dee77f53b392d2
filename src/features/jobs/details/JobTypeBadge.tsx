const colours = new Map([
  ['fulltime', 'green'],
  ['parttime', 'red'],
  ['contract', 'purple'],
]);

/** The job type: Full-Time green, Part-Time red, Contract purple; others outlined (specification section 2). */
export const JobTypeBadge = ({ jobType }: { jobType: string }) => (
  <span className="badge" data-colour={colours.get(jobType.toLowerCase().replaceAll(/[^a-z]/g, ''))}>
    {jobType}
  </span>
);
