import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two fields side by side where there is room for them. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: { xs: 3, sm: 2.5 },
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
      alignItems: 'start',
    }}
  >
    {children}
  </Box>
);
