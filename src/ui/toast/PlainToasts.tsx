import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { notices } from './notify';
import type { ToasterProps } from './ToastHost';

/** Stands in for the toaster when its code cannot be fetched: nothing that happened goes unsaid. */
export const PlainToasts = ({ pending }: ToasterProps) => (
  <Box sx={{ position: 'fixed', top: 16, right: 16, left: { xs: 16, sm: 'auto' }, zIndex: 'snackbar' }}>
    {pending.map((notice) => (
      <Alert
        key={notice.id}
        severity={notice.kind === 'success' ? 'success' : 'error'}
        onClose={() => {
          notices.take(notice);
          notice.onClosed?.();
        }}
      >
        {notice.text}
      </Alert>
    ))}
  </Box>
);
