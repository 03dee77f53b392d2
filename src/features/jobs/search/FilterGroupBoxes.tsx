import Accordion from '@mui/material/Accordion';
import { useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ExpandButton } from '@/ui/button/ExpandButton';
import { Checkbox } from '@/ui/field/Checkbox';
import { filterTicked, selectTicked, type FilterGroup } from './filtersSlice';

type FilterGroupBoxesProps = { group: FilterGroup; heading: string; options: readonly string[] };

/** One collapsible group of boxes, open at first. Its styles are FilterPanel's. */
export function FilterGroupBoxes({ group, heading, options }: FilterGroupBoxesProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  const dispatch = useAppDispatch();
  const ticked = useAppSelector((state) => selectTicked(state, group));

  return (
    <Accordion expanded={isOpen} slotProps={{ heading: { component: 'h3' }, region: { role: 'group' } }}>
      <ExpandButton id={`${id}-heading`} aria-controls={`${id}-boxes`} isOpen={isOpen} onToggle={setIsOpen}>
        {heading}
      </ExpandButton>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          name={option}
          checked={ticked.includes(option)}
          onChange={({ target }) => dispatch(filterTicked({ group, option, isTicked: target.checked }))}
        />
      ))}
    </Accordion>
  );
}
