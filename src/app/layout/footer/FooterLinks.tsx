import type { NavGroup } from '@/content/navigation';
import { FooterHeading } from './FooterHeading';
import { FooterLink, FooterList } from './footer.styles';

/** A titled column of links. */
export const FooterLinks = ({ group }: { group: NavGroup }) => (
  <nav aria-labelledby={`footer-${group.id}`}>
    <FooterHeading id={`footer-${group.id}`}>{group.label}</FooterHeading>
    <FooterList>
      {group.items.map(({ label, to }) => (
        <li key={label}>
          <FooterLink to={to}>{label}</FooterLink>
        </li>
      ))}
    </FooterList>
  </nav>
);
