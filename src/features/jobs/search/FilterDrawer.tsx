import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { X } from 'lucide-react';
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
import { selectFoundJobs } from './selectFoundJobs';

type FilterDrawerProps = { isOpen: boolean; onClose: () => void };

/**
 * The filters on small screens. Its button leads to the list, and so does closing it from below a list that has become another. Closes
 * when the screen becomes wide enough to show them beside it.
 */
export function FilterDrawer({ isOpen, onClose }: FilterDrawerProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const close = useEffectEvent(onClose);
  const isForList = useRef(false);
  const filters = useAppSelector(selectFilters);
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
        <ShowButton
          onClick={() => {
            isForList.current = true;
            onClose();
          }}
        />
      </Inside>
    </Drawer>
  );
}

function ShowButton({ onClick }: { onClick: () => void }) {
  const { length } = useAppSelector(selectFoundJobs).jobs;
  return (
    <Button fullWidth onClick={onClick}>
      {jobsCopy.showFound(length)}
    </Button>
  );
}

const Inside = styled('div')(({ theme }) => ({
  padding: '4px 20px 20px',
  borderTop: `8px solid ${theme.vars.palette.light[500]}`,
  '& > button': { marginTop: 16 },
}));
