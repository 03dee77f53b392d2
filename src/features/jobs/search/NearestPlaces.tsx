import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { printHidden } from '@/ui/print';
import { locationTyped, selectFilters } from './filtersSlice';
import { findJobs } from './findJobs';
import { focusResults } from './focusResults';
import { nearestPlaces } from './nearestPlaces';
import { selectFoundJobs, selectIndex, selectNow } from './selectFoundJobs';

/** Where nothing lies in the place that was asked for, the nearest places that have something, each one press away. */
export function NearestPlaces() {
  const near = useNearestPlaces();
  const sought = useAppSelector(selectFilters).location.trim();
  const dispatch = useAppDispatch();
  if (near.length === 0) return null;
  return (
    <Row>
      <span>{jobsCopy.nearest(sought)}</span>
      {near.map(({ name, count }) => (
        <Button
          key={name}
          variant="outlined"
          size="small"
          onClick={() => {
            dispatch(locationTyped(name));
            focusResults();
          }}
        >
          {jobsCopy.placeCount(name, count)}
        </Button>
      ))}
    </Row>
  );
}

function useNearestPlaces() {
  const filters = useAppSelector(selectFilters);
  const index = useAppSelector(selectIndex);
  const now = useAppSelector(selectNow);
  const { jobs } = useAppSelector(selectFoundJobs);
  return useMemo(() => {
    const isSought = filters.location.trim() !== '' && index.places.length > 0;
    // A vacancy without a place is listed whatever place was asked for.
    if (!isSought || jobs.some(({ location }) => location)) return [];
    return nearestPlaces(
      index.places,
      findJobs(index, { ...filters, location: '' }, now).jobs,
      filters.location,
    );
  }, [filters, index, now, jobs]);
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
  ...printHidden,
});
