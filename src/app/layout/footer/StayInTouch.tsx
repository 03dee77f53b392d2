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

const labels = footerCopy.contacts;
const contacts = [
  { icon: Phone, label: labels.telephone, text: telephone.text, to: telephone.href },
  { icon: Mail, label: labels.jobs, text: recruitmentEmail, to: `mailto:${recruitmentEmail}` },
  { icon: House, label: labels.homeCare, text: homeCareEmail, to: `mailto:${homeCareEmail}` },
  { icon: MapPin, label: labels.office, text: address.text, to: address.mapsUrl, newTab: true },
] as const;

/** How to reach the provider. */
export const StayInTouch = () => (
  <ContactColumn>
    <FooterHeading>{footerCopy.stayInTouch}</FooterHeading>
    <Contacts>
      {contacts.map(({ icon, label, text, ...link }) => (
        <li key={text}>
          <FooterLink {...link}>
            <Icon icon={icon} size={20} />
            <span>
              <small>{`${label} `}</small>
              {text}
            </span>
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
  '& li + li': { marginTop: 8 },
  '& a': { lineHeight: 1.35 },
  '& svg': { color: theme.vars.palette.light[500] },
  '& small': { display: 'block', color: theme.vars.palette.mist[300], fontSize: '.9375rem' },
  // In one line with their heading.
  '@media print': {
    display: 'inline',
    '& li': { display: 'inline-block' },
    '& small': { display: 'inline', color: 'inherit', fontSize: 'inherit' },
  },
}));
