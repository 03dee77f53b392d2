import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent } from 'react';
import { jobsCopy } from '@/content/jobs';
import { Button } from '@/ui/button/Button';
import type { JobIndex } from './filterJobs';
import { FilterPanel } from './FilterPanel';
import { useFoundJobs } from '@/features/jobs/list/useVacancies';

type FilterDrawerProps = { isOpen: boolean; index: JobIndex; onClose: () => void };

/** The filters of the small screens, and the way back to the list. A screen that becomes wider shows them beside the list. */
export function FilterDrawer({ isOpen, index, onClose }: FilterDrawerProps) {
  const isWide = useMediaQuery(useTheme().breakpoints.up('sm'));
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isWide) close();
  }, [isWide]);

  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': jobsCopy.filters } }}
    >
      <Inside>
        <FilterPanel />
        <ShowButton index={index} onClick={onClose} />
      </Inside>
    </Drawer>
  );
}

function ShowButton({ index, onClick }: { index: JobIndex; onClick: () => void }) {
  const { length } = useFoundJobs(index);
  return (
    <Button fullWidth onClick={onClick}>
      {jobsCopy.showOnPhone(length)}
    </Button>
  );
}

const Inside = styled('div')({ padding: 20, '& > button': { marginTop: 16 } });
