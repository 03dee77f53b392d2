import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { jobsCopy } from '@/content/jobs';
import { SORT_OPTIONS } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Field } from '@/ui/field/Field';
import { Select } from '@/ui/field/Select';
import { selectHasJobs, selectIndex } from './selectFoundJobs';
import { selectSortBy, sortChosen } from './filtersSlice';
import { HIGHEST_PAY, sortChoices } from '@/vacancies/filters';

/**
 * Sort by. The specified choices have an effect only where vacancies carry a date, and then Any time comes before them; otherwise a
 * line says that they have none. Highest pay is offered where pay can be read.
 */
export function SortSelect() {
  const id = useId();
  const hintId = `${id}-hint`;
  const { hasDates, hasPay } = useAppSelector(selectIndex);
  const hasNoEffect = useAppSelector(selectHasJobs) && !hasDates;
  const sortBy = useAppSelector(selectSortBy);
  const offersPay = hasPay || sortBy === HIGHEST_PAY;
  const choices = offersPay ? sortChoices : SORT_OPTIONS;
  const dispatch = useAppDispatch();
  return (
    <Row data-screen-only>
      <Field>
        <label htmlFor={id}>{jobsCopy.sortBy}</label>
        <Select
          {...{ id, name: 'sortBy', value: sortBy }}
          aria-describedby={hasNoEffect ? hintId : undefined}
          onChange={({ target }) =>
            dispatch(sortChosen(choices.find((option) => option === target.value) ?? ''))
          }
        >
          {/* Not a specified option: offered only where there is something to sort by. Hidden, it still shows that nothing is chosen. */}
          <option value="" hidden={!hasDates && !offersPay}>
            {jobsCopy.anyTime}
          </option>
          {choices.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
        {hasNoEffect && <p id={hintId}>{jobsCopy.sortHint}</p>}
      </Field>
    </Row>
  );
}

const Row = styled('div')({
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  '& > div > label[for]:first-of-type': { flex: 'none', margin: 0 },
});
