import Typography from '@mui/material/Typography';

/** The heading of a column in the footer. */
export const FooterHeading = (props: { id?: string; children: string }) => (
  <Typography component="h2" variant="h4" sx={headingStyles} {...props} />
);

// Not a styled(Typography): emotion would insert its rules a second time while hydrating.
const headingStyles = {
  mb: 1,
  color: 'light.500',
  fontSize: '1.1875rem',
  letterSpacing: 0,
  '@media print': { display: 'inline', mr: 1, whiteSpace: 'nowrap', color: 'text.primary', fontSize: '8pt' },
};
