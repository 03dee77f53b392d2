import { styled } from '@mui/material/styles';
import { LitWindow } from '@/ui/LitWindow';
import { Skeleton } from '@/features/jobs/Skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six placeholder rows while the list is loading. */
export const JobsLoading = () => (
  <Rows data-live aria-hidden>
    {ROWS.map((row) => (
      <div key={row}>
        <LitWindow isLit={false} />
        <Skeleton className="words" />
      </div>
    ))}
  </Rows>
);

const Rows = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: 16,
    border: `1px solid ${vars.palette.divider}`,
  },
  '& .words': { flex: 1, height: 40 },
}));
