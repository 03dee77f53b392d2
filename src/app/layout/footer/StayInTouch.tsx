import { styled } from '@mui/material/styles';
import { House, Mail, MapPin, Phone } from 'lucide-react';
import { footerCopy } from '@/content/navigation';
import { provider } from '@/content/provider';
import { Icon } from '@/ui/Icon';
import { FooterHeading } from './FooterLinks';
import { PlainList } from '@/ui/PlainList';
import { FooterLink } from './footer.styles';
import { SocialLinks } from './SocialLinks';

const { telephone, recruitmentEmail, homeCareEmail, address } = provider;

const contacts = [
  { icon: Phone, text: telephone.text, to: telephone.href },
  { icon: Mail, text: recruitmentEmail, to: `mailto:${recruitmentEmail}` },
  { icon: House, text: homeCareEmail, to: `mailto:${homeCareEmail}` },
  { icon: MapPin, text: address.text, to: address.mapsUrl, newTab: true },
] as const;

/** How to reach the provider. */
export const StayInTouch = () => (
  <ContactColumn>
    <FooterHeading>{footerCopy.stayInTouch}</FooterHeading>
    <Contacts>
      {contacts.map(({ icon, text, ...link }) => (
        <li key={text}>
          <FooterLink {...link}>
            <Icon icon={icon} size={20} />
            <span>{text}</span>
          </FooterLink>
        </li>
      ))}
    </Contacts>
    <SocialLinks />
  </ContactColumn>
);

const ContactColumn = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const Contacts = styled(PlainList)(({ theme }) => ({
  '& svg': { color: theme.vars.palette.light[500] },
  // In one line with their heading.
  '@media print': { display: 'inline', '& li': { display: 'inline', whiteSpace: 'nowrap' } },
}));
