import { useId } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Checkbox } from '@/ui/field/Checkbox';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import type { FilterGroup } from './filterGroups';
import { filterTicked, selectTicked } from './filtersSlice';
import { selectHasJobs, selectOptionCount } from './selectFoundJobs';

type FilterBoxProps = { group: FilterGroup; option: string };

/** A box of a group, and how many vacancies it would give. The count is a component of its own, the only one that a key press renders. */
export function FilterBox({ group, option }: FilterBoxProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const isTicked = useAppSelector((state) => selectTicked(state, group).includes(option));
  const hasJobs = useAppSelector(selectHasJobs);
  return (
    <div className="box">
      <Checkbox
        label={option}
        name={option}
        checked={isTicked}
        aria-describedby={hasJobs ? id : undefined}
        onChange={({ target }) => dispatch(filterTicked({ group, option, isTicked: target.checked }))}
      />
      {hasJobs && <Count {...{ id, group, option }} />}
    </div>
  );
}

function Count({ id, group, option }: FilterBoxProps & { id: string }) {
  const count = useAppSelector((state) => selectOptionCount(state, group, option));
  return (
    <span id={id}>
      <span>{count}</span>
      <VisuallyHidden>{` ${jobsCopy.vacancies(count)}`}</VisuallyHidden>
    </span>
  );
}
