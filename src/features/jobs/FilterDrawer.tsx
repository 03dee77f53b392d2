import Box from '@mui/material/Box';
import { Button } from '@/ui/Button';
import Drawer from '@mui/material/Drawer';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { FilterPanel } from './FilterPanel';
import { selectTickedCount } from './filtersSlice';

/** On phones the filters come up from below, behind one full-width button. */
export function FilterDrawer({ count }: { count: number }) {
  const [isOpen, setOpen] = useState(false);
  const tickedCount = useAppSelector(selectTickedCount);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ bgcolor: 'background.paper' }}
      >
        <Icon icon={SlidersHorizontal} size={20} />
        {jobsCopy.filters}
        {tickedCount > 0 && ` (${tickedCount})`}
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': jobsCopy.filters } }}
      >
        <Box sx={{ p: 2.5 }}>
          <FilterPanel />
          <Button fullWidth onClick={close} sx={{ mt: 2 }}>
            {jobsCopy.showOnPhone(count)}
          </Button>
        </Box>
      </Drawer>
    </>
  );
}
