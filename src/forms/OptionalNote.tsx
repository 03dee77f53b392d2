import Box from '@mui/material/Box';

export const OptionalNote = () => (
  <Box component="span" sx={{ fontWeight: 450, color: 'text.secondary' }}>
    {' '}
    (optional)
  </Box>
);
