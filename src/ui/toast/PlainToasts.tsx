import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { notices, type ToasterProps } from './notify';

/** Stands in for the toaster when its code cannot be fetched: nothing that happened goes unsaid. */
export const PlainToasts = ({ pending }: ToasterProps) => (
  <Box sx={{ position: 'fixed', top: 16, right: 16, left: { xs: 16, sm: 'auto' }, zIndex: 'snackbar' }}>
    {pending.map((notice) => (
      <Box
        key={notice.id}
        role={notice.kind === 'success' ? 'status' : 'alert'}
        sx={{ mb: 2, p: 2, maxWidth: 420, border: 2, borderColor: 'divider', bgcolor: 'background.paper' }}
      >
        {notice.text}
        <Button
          variant="text"
          onClick={() => {
            notices.take(notice);
            notice.onClosed?.();
          }}
        >
          {closeLabel}
        </Button>
      </Box>
    ))}
  </Box>
);

const closeLabel = 'Close';
