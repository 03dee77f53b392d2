import { SlidersHorizontal } from 'lucide-react';
import { memo, useState } from 'react';
import { jobsCopy } from '@/content/jobs';
import { onDemand, useOnDemand } from '@/lib/onDemand';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/button/Button';
import { Icon } from '@/ui/Icon';
import { notify } from '@/ui/toast/notify';
import { selectTickedBoxes } from './selectFoundJobs';

const filterDrawer = onDemand(() => import(/* webpackChunkName: "filters" */ './FilterDrawer'));

/** The full-width button that opens the filters on phones, as a drawer from below. */
export const FilterButton = memo(function FilterButton() {
  const [isOpen, setOpen] = useState(false);
  const tickedCount = useAppSelector(selectTickedBoxes).length;
  const close = () => setOpen(false);
  const drawer = useOnDemand(filterDrawer, isOpen, () => {
    close();
    notify.failure(jobsCopy.filtersFailed);
  });
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        aria-haspopup="dialog"
        aria-busy={(isOpen && !drawer) || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon icon={SlidersHorizontal} size={20} />
        <span>{jobsCopy.filters + (tickedCount > 0 ? ` (${tickedCount})` : '')}</span>
      </Button>
      {drawer && <drawer.FilterDrawer isOpen={isOpen} onClose={close} />}
    </>
  );
});
