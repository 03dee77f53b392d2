import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { House, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { home } from '@/content/pages/home';
import { waysToReachUs } from '@/content/waysToReachUs';
import { Section, SectionHeading } from '@/sections/shared/Section';
import { AppLink } from '@/ui/link/AppLink';
import { Icon } from '@/ui/Icon';
import { FramedImage } from '@/ui/FramedImage';
import { Card } from '@/ui/Card';

const { contact } = home;
const icons = { telephone: Phone, jobs: Mail, homeCare: House, office: MapPin };

/** How to reach the provider, beside the enquiry form. */
export const ContactBlock = ({ children }: { children: ReactNode }) => (
  <Section ground="butter">
    <Halves>
      <div>
        <SectionHeading heading={contact.heading} lead={contact.lead} />
        {/* On paper the footer, which follows, has them. */}
        <ContactLinks data-screen-only>
          {waysToReachUs.map(({ kind, label, text, ...link }) => (
            <AppLink key={kind} {...link}>
              <Icon icon={icons[kind]} />
              <span>
                <small>{`${label}: `}</small>
                {text}
              </span>
            </AppLink>
          ))}
        </ContactLinks>
        <FramedImage {...contact.picture} />
      </div>
      <Card data-screen-only sx={{ p: { xs: 2.5, sm: 4 }, alignSelf: 'start' }}>
        <Typography variant="h3" sx={{ mb: 2.5 }}>
          {contact.formHeading}
        </Typography>
        {children}
      </Card>
    </Halves>
  </Section>
);

const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.down('sm')]: { '& > :first-of-type > :last-child': { display: 'none' } },
  // On a tablet the picture stands beside the ways to reach us.
  [theme.breakpoints.between('sm', 'md')]: {
    '& > :first-of-type': { display: 'grid', gridTemplateColumns: '7fr 5fr', columnGap: 40 },
    '& > :first-of-type > :last-child': { gridArea: '1 / 2 / 4', alignSelf: 'center' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1.1fr', gap: 72 },
}));

const ContactLinks = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  margin: '24px 0 32px',
  // What each is for stands above it, so that on phones neither wraps; the icon stands beside what is pressed.
  a: {
    display: 'inline-flex',
    alignItems: 'end',
    gap: 14,
    minHeight: 48,
    color: 'inherit',
    fontWeight: 600,
    whiteSpace: 'normal',
  },
  svg: { flex: 'none', marginBottom: 2 },
  // Not underlined with the address.
  small: { display: 'inline-block', width: '100%', fontSize: '.9375rem', fontWeight: 500 },
});
