import Box from '@mui/material/Box';
import { Button } from '@/ui/Button';
import Typography from '@mui/material/Typography';
import { jobsCopy } from '@/content/jobs';
import { EMPLOYMENT_TYPES, JOB_TYPES } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FilterGroupBoxes } from './FilterGroupBoxes';
import { filtersCleared, selectTickedCount } from './filtersSlice';

/** The filters of the list: two groups of boxes and what clears them. */
export function FilterPanel() {
  const dispatch = useAppDispatch();
  const tickedCount = useAppSelector(selectTickedCount);
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography variant="h4" component="h2">
          {jobsCopy.filters}
        </Typography>
        <Button
          variant="text"
          size="small"
          disabled={tickedCount === 0}
          onClick={() => dispatch(filtersCleared())}
        >
          {jobsCopy.clearAll}
        </Button>
      </Box>
      <FilterGroupBoxes group="jobTypes" heading={jobsCopy.jobType} options={JOB_TYPES} />
      <FilterGroupBoxes
        group="employmentTypes"
        heading={jobsCopy.employmentType}
        options={EMPLOYMENT_TYPES}
      />
    </>
  );
}
