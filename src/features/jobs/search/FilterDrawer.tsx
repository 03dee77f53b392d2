import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { FilterPanel } from './FilterPanel';
import { selectFoundJobs } from './selectFoundJobs';

type FilterDrawerProps = { isOpen: boolean; onClose: () => void };

/** The filters on small screens. Closes when the screen becomes wide enough to show them beside the list. */
export function FilterDrawer({ isOpen, onClose }: FilterDrawerProps) {
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
        <ShowButton onClick={onClose} />
      </Inside>
    </Drawer>
  );
}

function ShowButton({ onClick }: { onClick: () => void }) {
  const { length } = useAppSelector(selectFoundJobs);
  return (
    <Button fullWidth onClick={onClick}>
      {jobsCopy.showOnPhone(length)}
    </Button>
  );
}

const Inside = styled('div')({ padding: 20, '& > button': { marginTop: 16 } });
