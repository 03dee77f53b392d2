import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { Checkbox } from '@/ui/field/Checkbox';
import { filterTicked, selectTicked, type FilterGroup } from './filtersSlice';

type FilterGroupBoxesProps = { group: FilterGroup; heading: string; options: readonly string[] };

/** One collapsible group of boxes, open at first. Its styles are FilterPanel's. */
export function FilterGroupBoxes({ group, heading, options }: FilterGroupBoxesProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const ticked = useAppSelector((state) => selectTicked(state, group));

  return (
    <Accordion defaultExpanded slotProps={{ heading: { component: 'h3' }, region: { role: 'group' } }}>
      <AccordionSummary
        id={`${id}-heading`}
        aria-controls={`${id}-boxes`}
        expandIcon={<Icon icon={ChevronDown} size={20} />}
      >
        {heading}
      </AccordionSummary>
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
