import { styled } from '@mui/material/styles';
import { memo, useId, useRef, useState, type ReactNode } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Expandable } from '@/ui/Expandable';
import { Checkbox } from '@/ui/field/Checkbox';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { filterGroups, optionNames, OTHER, type FilterGroup } from '@/vacancies/filterGroups';
import { filtersCleared, filterTicked, selectTicked } from './filtersSlice';
import {
  selectGroups,
  selectHasJobs,
  selectHasOther,
  selectOptionCount,
  selectTickedBoxes,
} from './selectFoundJobs';

/**
 * The filters of the list: the groups of boxes, a button that clears them, and beside it any that closes them. Memoised, because the list
 * around them renders at each change of the address.
 */
export const FilterPanel = memo(function FilterPanel({ closeButton }: { closeButton?: ReactNode }) {
  const dispatch = useAppDispatch();
  const groups = useAppSelector(selectGroups);
  const hasTicked = useAppSelector(selectTickedBoxes).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel>
      <div className="top">
        <h2 ref={heading} tabIndex={-1}>
          {jobsCopy.filters}
        </h2>
        <Button
          variant="text"
          size="small"
          disabled={!hasTicked}
          onClick={() => {
            dispatch(filtersCleared());
            // The button is about to be disabled, which would lose the focus.
            heading.current?.focus({ preventScroll: true });
          }}
        >
          {jobsCopy.clearAll}
        </Button>
        {closeButton}
      </div>
      {groups.map((group) => (
        <Group key={group} group={group} />
      ))}
    </Panel>
  );
});

/** One collapsible group of boxes, open at first. */
function Group({ group }: { group: FilterGroup }) {
  const [isOpen, setIsOpen] = useState(true);
  const hasOther = useAppSelector((state) => selectHasOther(state, group));
  // A ticked box must stay in sight, even if the list has nothing for it.
  const isOtherTicked = useAppSelector((state) => selectTicked(state, group).includes(OTHER));
  const offered = optionNames(group).filter((option) => option !== OTHER || hasOther || isOtherTicked);
  return (
    <Expandable heading={filterGroups[group].legend} isOpen={isOpen} onToggle={setIsOpen} role="group">
      {offered.map((option) => (
        <Option key={option} {...{ group, option }} />
      ))}
    </Expandable>
  );
}

/** A box, and how many vacancies it would give. */
function Option({ group, option }: { group: FilterGroup; option: string }) {
  const id = useId();
  const dispatch = useAppDispatch();
  const isTicked = useAppSelector((state) => selectTicked(state, group).includes(option));
  const hasJobs = useAppSelector(selectHasJobs);
  const count = useAppSelector((state) => selectOptionCount(state, group, option));
  return (
    <div className="box">
      <Checkbox
        label={option === OTHER ? filterGroups[group].other.label : option}
        name={option}
        checked={isTicked}
        aria-describedby={hasJobs ? id : undefined}
        onChange={({ target }) => dispatch(filterTicked({ group, option, isTicked: target.checked }))}
      />
      {hasJobs && (
        <span id={id}>
          <span>{count}</span>
          <VisuallyHidden>{` ${jobsCopy.vacancies(count)}`}</VisuallyHidden>
        </span>
      )}
    </div>
  );
}

const Panel = styled('div')(({ theme }) => ({
  '--row': '44px',
  '& .top': { display: 'flex', alignItems: 'center', marginBottom: 8 },
  // What stands last ends where the rule below ends.
  '& .top > button:last-of-type': { paddingRight: 0 },
  '& h2': { ...theme.typography.h4, margin: '0 auto 0 0' },
  '& .MuiAccordion-root': { padding: '4px 0' },
  '& .MuiAccordion-root:last-of-type': { borderBottom: 0 },
  '& h3 > button': { minHeight: 44, fontWeight: 650 },
  // A mouse hits closer rows, so that all groups are seen at once.
  '@media (pointer: fine)': {
    '--row': '36px',
    '& h3 > button': { minHeight: 36 },
    '& .top': { marginBottom: 0 },
  },
  '& .box': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& .box > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
