import Accordion from '@mui/material/Accordion';
import { useId, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { ExpandButton } from '@/ui/button/ExpandButton';
import { FilterBox } from './FilterBox';
import { options, OTHER, type FilterGroup } from './filterGroups';
import { selectTicked } from './filtersSlice';
import { selectHasOther } from './selectFoundJobs';

type FilterGroupBoxesProps = { group: FilterGroup; heading: string };

/** One collapsible group of boxes, open at first. Its styles are FilterPanel's. */
export function FilterGroupBoxes({ group, heading }: FilterGroupBoxesProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  const hasOther = useAppSelector((state) => selectHasOther(state, group));
  // One that was ticked must stay within reach, whatever the list brings.
  const isOtherTicked = useAppSelector((state) => selectTicked(state, group).includes(OTHER));
  const offered = options[group].filter((option) => option !== OTHER || hasOther || isOtherTicked);

  return (
    <Accordion expanded={isOpen} slotProps={{ region: { role: 'group' } }}>
      <ExpandButton id={`${id}-heading`} aria-controls={`${id}-boxes`} isOpen={isOpen} onToggle={setIsOpen}>
        {heading}
      </ExpandButton>
      {offered.map((option) => (
        <FilterBox key={option} {...{ group, option }} />
      ))}
    </Accordion>
  );
}
