import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { NavGroup } from '@/content/navigation';
import { PlainList } from '@/ui/PlainList';
import { FooterLink } from './footer.styles';
import { HUGE_TEXT } from '@/ui/hugeText';

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
  '@media print': { display: 'inline', mr: 1, whiteSpace: 'nowrap', color: 'text.primary', fontSize: '8pt' },
};
