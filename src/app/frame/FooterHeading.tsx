import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

/** The heading of a column in the footer. */
export const FooterHeading = (props: { id?: string; children: string }) => (
  <Typography component="h2" variant="h4" sx={look} {...props} />
);

// Not a styled Typography: emotion would write its rules a second time when the page comes alive.
const look = ({ vars }: Theme) => ({
  marginBottom: '8px',
  color: vars.palette.light[500],
  fontSize: '1.1875rem',
  letterSpacing: 0,
});
