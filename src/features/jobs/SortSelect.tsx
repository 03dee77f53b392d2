import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { jobsCopy } from '@/content/jobs';
import { SORT_OPTIONS } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectSortBy, sortChosen } from './filtersSlice';

/** Sort by. It counts only where vacancies carry a date, and then starts with all of them. */
export const SortSelect = memo(function SortSelect({ hasDates }: { hasDates: boolean }) {
  const id = useId();
  const sortBy = useAppSelector(selectSortBy);
  const dispatch = useAppDispatch();
  return (
    <Row>
      <label htmlFor={id}>{jobsCopy.sortBy}</label>
      <select
        className="control"
        {...{ id, name: 'sortBy', value: sortBy }}
        onChange={({ target }) =>
          dispatch(sortChosen(SORT_OPTIONS.find((option) => option === target.value) ?? ''))
        }
      >
        {hasDates && <option value="">{jobsCopy.anyTime}</option>}
        {SORT_OPTIONS.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <ChevronDown className="lens" aria-hidden />
    </Row>
  );
});

const Row = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  '& label': { flex: 'none' },
  '& select.control': { appearance: 'none', paddingRight: 31, cursor: 'pointer' },
  '& option': { backgroundColor: theme.vars.palette.background.paper },
  '& svg': { right: 7, top: 'calc(50% - .5em)' },
}));
