import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { jobsCopy } from '@/content/jobs';
import { LitWindow } from '@/ui/LitWindow';
import { WithoutScript } from './WithoutScript';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Six unlit rows while the list is on its way. */
export const JobsLoading = () => (
  <>
    <WithoutScript text={jobsCopy.withoutScript} />
    <Stack spacing={1.5} aria-hidden>
      {ROWS.map((row) => (
        <Stack
          key={row}
          direction="row"
          spacing={2}
          sx={{ p: 2, border: 1, borderColor: 'divider', alignItems: 'center' }}
        >
          <LitWindow isLit={false} />
          <Skeleton variant="rectangular" sx={{ flex: 1, height: 40 }} />
        </Stack>
      ))}
    </Stack>
  </>
);
