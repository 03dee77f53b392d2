import { useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { Expandable } from '@/ui/Expandable';
import { FilterBox } from './FilterBox';
import { options, OTHER, type FilterGroup } from './filterGroups';
import { selectTicked } from './filtersSlice';
import { selectHasOther } from './selectFoundJobs';

type FilterGroupBoxesProps = { group: FilterGroup; heading: string };

/** One collapsible group of boxes, open at first. Its styles are FilterPanel's. */
export function FilterGroupBoxes({ group, heading }: FilterGroupBoxesProps) {
  const [isOpen, setIsOpen] = useState(true);
  const hasOther = useAppSelector((state) => selectHasOther(state, group));
  // A ticked box must stay in sight, even if the list has nothing for it.
  const isOtherTicked = useAppSelector((state) => selectTicked(state, group).includes(OTHER));
  const offered = options[group].filter((option) => option !== OTHER || hasOther || isOtherTicked);

  return (
    <Expandable heading={heading} isOpen={isOpen} onToggle={setIsOpen} role="group">
      {offered.map((option) => (
        <FilterBox key={option} {...{ group, option }} />
      ))}
    </Expandable>
  );
}
