import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { locationTyped, searchTyped, selectFilters } from './filtersSlice';
import { findJobs } from '@/vacancies/findJobs';
import { focusResults } from './focusResults';
import { nearestPlaces } from '@/vacancies/nearestPlaces';
import { areaName, findPlaces, isKnownPlace, narrowing } from '@/vacancies/places';
import { selectFoundJobs, selectIndex, selectNow } from './selectFoundJobs';

/**
 * Where nothing lies in the place that was asked for in either box, the nearest that have something, each one press away; where that place
 * is not known, those that have most.
 */
export function NearestPlaces({
  sought,
  title,
  near,
  isKnown,
  isInPlaceBox,
}: ReturnType<typeof useNearestPlaces>) {
  const dispatch = useAppDispatch();
  if (near.length === 0) return null;
  return (
    <Row data-screen-only>
      <span>
        {isKnown ? jobsCopy.nearest(areaName(sought), title) : jobsCopy.unknownPlace(areaName(sought))}
      </span>
      {near.map(({ name, count }) => (
        <Button
          key={name}
          variant="outlined"
          size="small"
          onClick={() => {
            if (!isInPlaceBox) dispatch(searchTyped(''));
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

export function useNearestPlaces() {
  const filters = useAppSelector(selectFilters);
  const index = useAppSelector(selectIndex);
  const now = useAppSelector(selectNow);
  const { jobs } = useAppSelector(selectFoundJobs);
  const place = narrowing(filters.location);
  const isInPlaceBox = place !== '';
  const sought = place || narrowing(filters.search);
  const nearest = useMemo(() => {
    // Before anything is looked up: the table of places takes a slow phone a tenth of a second to read.
    if (sought === '' || index.places.length === 0) return none;
    // A vacancy without a place is listed whatever place was asked for.
    const isNoneThere = isInPlaceBox
      ? !jobs.some(({ location }) => location)
      : isKnownPlace(sought) && jobs.length === 0 && findPlaces(index.places, sought).size === 0;
    if (!isNoneThere) return none;
    const anywhere = { ...filters, location: '', search: isInPlaceBox ? filters.search : '' };
    return nearestPlaces(index.places, findJobs(index, anywhere, now).jobs, sought);
  }, [filters, index, now, jobs, isInPlaceBox, sought]);
  return { sought, title: isInPlaceBox ? filters.search.trim() : '', isInPlaceBox, ...nearest };
}

const none = { isKnown: true, near: [] };

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
});
