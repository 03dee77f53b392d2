import { styled } from '@mui/material/styles';
import { CardWindow } from '@/features/jobs/cards/CardWindow';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six placeholder rows while the list is loading. */
export const JobsLoading = () => (
  <Rows data-live aria-hidden>
    {ROWS.map((row) => (
      <div key={row}>
        <CardWindow />
        <span className="words" />
      </div>
    ))}
  </Rows>
);

const Rows = styled('div')(({ theme: { vars } }) => ({
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    padding: 16,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& .words': { flex: 1, height: 40, backgroundColor: vars.palette.mist[200] },
}));
