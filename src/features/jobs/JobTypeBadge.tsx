import Chip from '@mui/material/Chip';

const colours = new Map([
  ['fulltime', 'badge.fullTime'],
  ['parttime', 'badge.partTime'],
  ['contract', 'badge.contract'],
]);

/** The job type: Full-Time green, Part-Time red, Contract purple; others outlined (specification section 2). */
export function JobTypeBadge({ jobType }: { jobType: string }) {
  const colour = colours.get(jobType.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return colour ? (
    <Chip label={jobType} sx={{ bgcolor: colour, color: 'common.white' }} />
  ) : (
    <Chip label={jobType} variant="outlined" />
  );
}
