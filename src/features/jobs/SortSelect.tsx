import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { jobsCopy } from '@/content/jobs';
import { SORT_OPTIONS } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectFilters, sortChosen } from './filtersSlice';

/** Sort by. It counts only where vacancies carry a date, and then starts with all of them. */
export function SortSelect({ hasDates }: { hasDates: boolean }) {
  const id = useId();
  const { sortBy } = useAppSelector(selectFilters);
  const dispatch = useAppDispatch();
  return (
    <FormControl sx={{ flexDirection: 'row', alignItems: 'center', gap: 1.5, width: 'auto' }}>
      <InputLabel htmlFor={id} sx={{ mb: 0, flex: 'none' }}>
        {jobsCopy.sortBy}
      </InputLabel>
      <NativeSelect
        value={sortBy}
        input={<OutlinedInput />}
        IconComponent={ChevronDown}
        inputProps={{ id, name: 'sortBy' }}
        onChange={({ target }) =>
          dispatch(sortChosen(SORT_OPTIONS.find((option) => option === target.value) ?? ''))
        }
      >
        {hasDates && <option value="">{jobsCopy.anyTime}</option>}
        {SORT_OPTIONS.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
