import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { jobsCopy } from '@/content/jobs';
import { Button } from '@/ui/Button';
import type { JobIndex } from './filterJobs';
import { FilterPanel } from './FilterPanel';
import { useFoundJobs } from './useVacancies';

type FilterDrawerProps = { isOpen: boolean; index: JobIndex; onClose: () => void };

/** The filters of the small screens, and the way back to the list. */
export const FilterDrawer = ({ isOpen, index, onClose }: FilterDrawerProps) => (
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

function ShowButton({ index, onClick }: { index: JobIndex; onClick: () => void }) {
  const { length } = useFoundJobs(index);
  return (
    <Button fullWidth onClick={onClick}>
      {jobsCopy.showOnPhone(length)}
    </Button>
  );
}

const Inside = styled('div')({ padding: 20, '& > button': { marginTop: 16 } });
