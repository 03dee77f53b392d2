import ButtonBase from '@mui/material/ButtonBase';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { LitCheckbox } from '@/ui/LitCheckbox';
import { filterTicked, selectFilters, type FilterGroup } from './filtersSlice';

type FilterGroupBoxesProps = { group: FilterGroup; heading: string; options: readonly string[] };

/** One collapsible group of boxes, open at first. */
export function FilterGroupBoxes({ group, heading, options }: FilterGroupBoxesProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const dispatch = useAppDispatch();
  const ticked: readonly string[] = useAppSelector(selectFilters)[group];

  return (
    <Stack sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        <ButtonBase
          id={`${id}-heading`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ width: '100%', minHeight: 48, justifyContent: 'space-between', font: 'inherit' }}
        >
          {heading}
          <Icon icon={isOpen ? ChevronUp : ChevronDown} size={20} />
        </ButtonBase>
      </Typography>
      <Collapse in={isOpen} id={id} role="group" aria-labelledby={`${id}-heading`}>
        <Stack>
          {options.map((option) => (
            <LitCheckbox
              key={option}
              label={option}
              name={option}
              checked={ticked.includes(option)}
              onChange={({ target }) => dispatch(filterTicked({ group, option, isTicked: target.checked }))}
            />
          ))}
        </Stack>
      </Collapse>
    </Stack>
  );
}
