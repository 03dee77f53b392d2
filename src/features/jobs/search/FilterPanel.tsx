import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { memo, useRef } from 'react';
import { jobsCopy } from '@/content/jobs';
import { EMPLOYMENT_TYPES, JOB_TYPES } from '@/contract/limits';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { FilterGroupBoxes } from './FilterGroupBoxes';
import { filtersCleared, selectTickedCount } from './filtersSlice';

/** The filters of the list: two groups of boxes and what clears them. */
export const FilterPanel = memo(function FilterPanel() {
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
            // The button is about to be out of use, and the focus with it.
            heading.current?.focus({ preventScroll: true });
          }}
        >
          {jobsCopy.clearAll}
        </Button>
      </div>
      <FilterGroupBoxes group="jobTypes" heading={jobsCopy.jobType} options={JOB_TYPES} />
      <FilterGroupBoxes
        group="employmentTypes"
        heading={jobsCopy.employmentType}
        options={EMPLOYMENT_TYPES}
      />
    </Panel>
  );
});

const Panel = styled('div')(({ theme }) => ({
  '& .top': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', marginBottom: 8 },
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& h3': { margin: 0, fontSize: 'inherit', fontWeight: 650 },
  '& .group': { padding: '8px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h3 button': {
    justifyContent: 'space-between',
    width: '100%',
    minHeight: 48,
  },
  ...fold(theme),
}));

/** A row that closes to nothing. The inner margins leave room for the focus ring of the boxes. */
const fold = ({ transitions }: Theme): CSSObject => ({
  '& .fold': {
    display: 'grid',
    gridTemplateRows: '1fr',
    transition: transitions.create(['grid-template-rows', 'visibility'], {
      duration: transitions.duration.standard,
    }),
  },
  '& .fold > div': { minHeight: 0, overflow: 'hidden', margin: '-6px -17px', padding: '6px 17px' },
  '& h3:has([aria-expanded=false]) + .fold': { gridTemplateRows: '0fr', visibility: 'hidden' },
});
