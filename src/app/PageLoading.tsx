import { pageLoading } from '@/content/pageTrouble';
import { Column } from '@/ui/Column';
import Typography from '@mui/material/Typography';

export const PageLoading = () => (
  <Column sx={{ py: 10 }}>
    <Typography role="status">{pageLoading}</Typography>
  </Column>
);
