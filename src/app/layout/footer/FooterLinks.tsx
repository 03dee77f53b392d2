import { styled } from '@mui/material/styles';
import type { NavGroup } from '@/content/navigation';
import { FooterHeading } from './FooterHeading';
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
