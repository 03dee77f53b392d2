import type { ReactNode } from 'react';
import { Box } from '@/ui/Box';
import { Column } from '@/ui/Column';

/** A lasting line between the header and the page. */
export const NoteBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box as="aside" aria-label={label} data-above-toasts sx={{ bgcolor: 'light.100' }}>
    <Column
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 52,
        py: 0.75,
      }}
    >
      {children}
    </Column>
  </Box>
);
