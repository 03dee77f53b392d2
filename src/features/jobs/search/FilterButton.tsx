import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
import { FilterDrawer } from './FilterDrawer';
import { selectTickedBoxes } from './selectFoundJobs';

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
