import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { jobsCopy } from '@/content/jobs';
import { Button } from '@/ui/Button';
import { FilterPanel } from './FilterPanel';

type FilterDrawerProps = { isOpen: boolean; count: number; onClose: () => void };

/** The filters of the small screens, and the way back to the list. */
export const FilterDrawer = ({ isOpen, count, onClose }: FilterDrawerProps) => (
  <Drawer
    anchor="bottom"
    open={isOpen}
    onClose={onClose}
    slotProps={{ paper: { role: 'dialog', 'aria-label': jobsCopy.filters } }}
  >
    <Inside>
      <FilterPanel />
      <Button fullWidth onClick={onClose}>
        {jobsCopy.showOnPhone(count)}
      </Button>
    </Inside>
  </Drawer>
);

const Inside = styled('div')({ padding: 20, '& > button': { marginTop: 16 } });
