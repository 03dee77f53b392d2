import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { FilterGroupBoxes } from './FilterGroupBoxes';
import { filtersCleared, selectTickedCount } from './filtersSlice';

/** The filters of the list: two groups of boxes, and a button that clears them. */
export function FilterPanel() {
  const dispatch = useAppDispatch();
  const tickedCount = useAppSelector(selectTickedCount);
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
          disabled={tickedCount === 0}
          onClick={() => {
            dispatch(filtersCleared());
            // The button is about to be disabled, which would lose the focus.
            heading.current?.focus({ preventScroll: true });
          }}
        >
          {jobsCopy.clearAll}
        </Button>
      </div>
      <FilterGroupBoxes group="jobTypes" heading={jobsCopy.jobType} />
      <FilterGroupBoxes group="employmentTypes" heading={jobsCopy.employmentType} />
    </Panel>
  );
}

const Panel = styled('div')(({ theme }) => ({
  '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 8 },
  // Its text ends where the rule below ends.
  '& .top > button': { paddingRight: 0 },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& .MuiAccordion-root': { padding: '8px 0' },
  '& .MuiAccordion-root:last-of-type': { borderBottom: 0 },
  '& h3 > button': { minHeight: 48, fontWeight: 650 },
  '& .box': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& .box > span': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));
