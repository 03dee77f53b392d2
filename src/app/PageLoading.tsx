import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export const PageLoading = () => (
  <Container sx={{ py: 10 }}>
    <Typography role="status">Loading the page…</Typography>
  </Container>
);
