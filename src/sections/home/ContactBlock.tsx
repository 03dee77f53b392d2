import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { home } from '@/content/pages/home';
import { provider } from '@/content/provider';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { AppLink } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';
import { FramedImage } from '@/ui/FramedImage';
import { Card } from '@/ui/Card';
import { printHidden } from '@/ui/print';

const { contact } = home;
const { telephone, recruitmentEmail, homeCareEmail, address } = provider;

/** How to reach the provider, beside the enquiry form. */
export const ContactBlock = ({ children }: { children: ReactNode }) => (
  <Section ground="butter">
    <Halves>
      <div>
        <SectionHeading heading={contact.heading} lead={contact.lead} />
        <ContactLinks>
          <AppLink to={telephone.href}>
            <Icon icon={Phone} />
            {telephone.text}
          </AppLink>
          <EmailLink label={contact.work} email={recruitmentEmail} />
          <EmailLink label={contact.homeCare} email={homeCareEmail} />
          <AppLink to={address.mapsUrl} newTab>
            <Icon icon={MapPin} />
            {address.text}
          </AppLink>
        </ContactLinks>
        <FramedImage {...contact.picture} />
      </div>
      <Card sx={{ p: { xs: 2.5, sm: 4 }, alignSelf: 'start', ...printHidden }}>
        <Typography variant="h3" sx={{ mb: 2.5 }}>
          {contact.formHeading}
        </Typography>
        {children}
      </Card>
    </Halves>
  </Section>
);

/** What the address is for stands above it, so that on phones neither wraps. */
const EmailLink = ({ label, email }: { label: string; email: string }) => (
  <AppLink to={`mailto:${email}`}>
    <Icon icon={Mail} />
    <span>
      <small>{`${label}: `}</small>
      {email}
    </span>
  </AppLink>
);

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  '& > *': { minWidth: 0 },
  // On a tablet the picture stands beside the ways to reach us.
  [theme.breakpoints.between('sm', 'md')]: {
    '& > :first-of-type': { display: 'grid', gridTemplateColumns: '7fr 5fr', columnGap: 40 },
    '& > :first-of-type > :last-child': { gridArea: '1 / 2 / 4', alignSelf: 'center' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1.1fr', gap: 72 },
  '@media print': { display: 'block', '& > :first-of-type': { display: 'block' } },
}));

const ContactLinks = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  margin: '24px 0 32px',
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 48,
    color: 'inherit',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  svg: { flex: 'none' },
  // Not underlined with the address.
  small: { display: 'inline-block', width: '100%', fontSize: '.9375rem', fontWeight: 500 },
  '@media print': {
    gap: 4,
    margin: '8px 0 0',
    a: { minHeight: 0 },
    svg: { display: 'none' },
    small: { display: 'inline' },
  },
});
