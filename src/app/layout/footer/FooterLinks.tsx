import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { NavGroup } from '@/content/navigation';
import { PlainList } from '@/ui/PlainList';
import { HUGE_TEXT } from '@/ui/hugeText';
import { AppLink } from '@/ui/link/AppLink';

/** A titled column of links. */
export const FooterLinks = ({ group }: { group: NavGroup }) => (
  <Nav aria-labelledby={`footer-${group.id}`}>
    <FooterHeading id={`footer-${group.id}`}>{group.label}</FooterHeading>
    <PlainList>
      {group.items.map(({ label, to }) => (
        <li key={label}>
          <FooterLink to={to}>{label}</FooterLink>
        </li>
      ))}
    </PlainList>
  </Nav>
);

const Nav = styled('nav')({ [HUGE_TEXT]: { gridColumn: '1 / -1' } });

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
};

export const FooterLink = styled(AppLink)(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 44,
  minHeight: 44,
  color: theme.vars.palette.common.white,
  fontSize: '1.0625rem',
  textDecoration: 'none',
  textWrap: 'balance',
  [theme.breakpoints.down('sm')]: { gap: 8 },
  '& svg': { flex: 'none' },
  '&:hover': {
    backgroundColor: 'transparent',
    color: theme.vars.palette.light[500],
    textDecoration: 'underline',
  },
}));
