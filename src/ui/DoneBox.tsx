import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from './Box';
import { Icon } from './Icon';

/** Says in a tinted box, with a tick, what has been done; it outlasts the toast. */
export const DoneBox = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      gap: 1.5,
      p: 2,
      borderLeft: '6px solid',
      borderLeftColor: 'success.main',
      bgcolor: 'tint.success',
      '& > svg': { flex: 'none', color: 'success.main' },
    }}
  >
    <Icon icon={CircleCheck} />
    <Box as="p" sx={{ minWidth: 0, m: 0 }}>
      {children}
    </Box>
  </Box>
);
