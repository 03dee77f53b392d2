import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { jobsCopy } from '@/content/jobs';
import { SORT_OPTIONS } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/Field';
import { Icon } from '@/ui/Icon';
import { selectFilters, sortChosen } from './filtersSlice';

/** Sort by. It counts only where vacancies carry a date, and then starts with all of them. */
export function SortSelect({ hasDates }: { hasDates: boolean }) {
  const id = useId();
  const { sortBy } = useAppSelector(selectFilters);
  const dispatch = useAppDispatch();
  return (
    <Field sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <label htmlFor={id}>{jobsCopy.sortBy}</label>
      <div data-frame>
        <select
          id={id}
          name="sortBy"
          value={sortBy}
          onChange={({ target }) =>
            dispatch(sortChosen(SORT_OPTIONS.find((option) => option === target.value) ?? ''))
          }
        >
          {hasDates && <option value="">{jobsCopy.anyTime}</option>}
          {SORT_OPTIONS.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon icon={ChevronDown} />
      </div>
    </Field>
  );
}
