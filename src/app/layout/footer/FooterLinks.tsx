import type { NavGroup } from '@/content/navigation';
import { FooterHeading } from './FooterHeading';
import { PlainList } from '@/ui/PlainList';
import { FooterLink } from './footer.styles';

/** A titled column of links. */
export const FooterLinks = ({ group }: { group: NavGroup }) => (
  <nav aria-labelledby={`footer-${group.id}`}>
    <FooterHeading id={`footer-${group.id}`}>{group.label}</FooterHeading>
    <PlainList>
      {group.items.map(({ label, to }) => (
        <li key={label}>
          <FooterLink to={to}>{label}</FooterLink>
        </li>
      ))}
    </PlainList>
  </nav>
);
