import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useBackCloses } from '@/lib/backCloses';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Icon } from '@/ui/Icon';
import { FilterPanel } from './FilterPanel';
import { selectFilters } from './filtersSlice';
import { goToResults, scrollUpToResults } from './focusResults';
import { selectFoundJobs, selectTickedBoxes } from './selectFoundJobs';

/** The full-width button that opens the filters on phones, as a drawer from below. */
export function FilterButton() {
  const [isOpen, setOpen] = useState(false);
  const tickedCount = useAppSelector(selectTickedBoxes).length;
  return (
    <>
      <Button variant="outlined" fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon icon={SlidersHorizontal} size={20} />
        <span>{jobsCopy.filters + (tickedCount > 0 ? ` (${tickedCount})` : '')}</span>
      </Button>
      <FilterDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

type FilterDrawerProps = { isOpen: boolean; onClose: () => void };

/**
 * The filters on small screens. Its button leads to the list, and so does closing it from below a list that has become another. Closes
 * when the screen becomes wide enough to show them beside it.
 */
function FilterDrawer({ isOpen, onClose }: FilterDrawerProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const close = useEffectEvent(onClose);
  const isForList = useRef(false);
  const filters = useAppSelector(selectFilters);
  const found = useAppSelector(selectFoundJobs).jobs.length;
  const [before, setBefore] = useState(filters);
  useBackCloses(isOpen, onClose);
  useEffect(() => {
    if (isWide) close();
  }, [isWide]);

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-label': jobsCopy.filters },
        transition: {
          onEnter: () => setBefore(filters),
          // By now the drawer has given the focus back to the button that opened it.
          onExited: () => {
            if (isForList.current) goToResults();
            else if (filters !== before) scrollUpToResults();
            isForList.current = false;
          },
        },
      }}
    >
      <Inside>
        <FilterPanel
          closeButton={
            <IconButton aria-label={jobsCopy.closeFilters} sx={{ mr: -1.5 }} onClick={onClose}>
              <Icon icon={X} />
            </IconButton>
          }
        />
        <Button
          fullWidth
          onClick={() => {
            isForList.current = true;
            onClose();
          }}
        >
          {jobsCopy.showFound(found)}
        </Button>
      </Inside>
    </Drawer>
  );
}

const Inside = styled('div')(({ theme }) => ({
  padding: '4px 20px 20px',
  borderTop: `8px solid ${theme.vars.palette.light[500]}`,
  '& > button': { marginTop: 16 },
}));
