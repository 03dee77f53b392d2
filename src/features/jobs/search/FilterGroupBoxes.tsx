import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { Checkbox } from '@/ui/field/Checkbox';
import { PlainButton } from '@/ui/button/PlainButton';
import { filterTicked, selectTicked, type FilterGroup } from './filtersSlice';

type FilterGroupBoxesProps = { group: FilterGroup; heading: string; options: readonly string[] };

/** One collapsible group of boxes, open at first. FilterPanel gives it its looks. */
export function FilterGroupBoxes({ group, heading, options }: FilterGroupBoxesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const dispatch = useAppDispatch();
  const ticked = useAppSelector((state) => selectTicked(state, group));

  return (
    <div className="group">
      <h3>
        <PlainButton
          id={`${id}-heading`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {heading}
          <Icon icon={isOpen ? ChevronUp : ChevronDown} size={20} />
        </PlainButton>
      </h3>
      <div className="fold" id={id} role="group" aria-labelledby={`${id}-heading`}>
        <div>
          {options.map((option) => (
            <Checkbox
              key={option}
              label={option}
              name={option}
              checked={ticked.includes(option)}
              onChange={({ target }) => dispatch(filterTicked({ group, option, isTicked: target.checked }))}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
