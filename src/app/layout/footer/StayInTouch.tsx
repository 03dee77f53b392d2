import { styled } from '@mui/material/styles';
import { House, Mail, MapPin, Phone } from 'lucide-react';
import { footerCopy } from '@/content/navigation';
import { waysToReachUs } from '@/content/waysToReachUs';
import { Icon } from '@/ui/Icon';
import { PlainList } from '@/ui/PlainList';
import { FooterHeading, FooterLink } from './FooterLinks';

const icons = { telephone: Phone, jobs: Mail, homeCare: House, office: MapPin };

/** How to reach the provider. */
export const StayInTouch = () => (
  <ContactColumn>
    <FooterHeading>{footerCopy.stayInTouch}</FooterHeading>
    <Contacts>
      {waysToReachUs.map(({ kind, label, text, ...link }) => (
        <li key={kind}>
          <FooterLink {...link}>
            <Icon icon={icons[kind]} size={20} />
            <span>
              <small>{`${label}: `}</small>
              {text}
            </span>
          </FooterLink>
        </li>
      ))}
    </Contacts>
  </ContactColumn>
);

const ContactColumn = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridColumn: '1 / -1' },
}));

const Contacts = styled(PlainList)(({ theme }) => ({
  paddingTop: 4,
  '& li + li': { marginTop: 12 },
  '& a': { lineHeight: 1.35 },
  '& svg': { color: theme.vars.palette.light[500] },
  '& small': { display: 'block', color: theme.vars.palette.mist[300], fontSize: '.9375rem' },
  [theme.breakpoints.up('lg')]: {
    '& li:first-of-type': { display: 'none' },
    '& li:nth-of-type(2)': { marginTop: 0 },
  },
  '@media print': { columns: 2 },
}));
