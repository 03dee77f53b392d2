import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Mail, MapPin, Phone } from 'lucide-react';
import { afterMessage, contactCopy, whoToRing } from '@/content/contact';
import { ContactForm } from '@/features/enquiries/ContactForm';
import { Breakable, RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { TableSection } from '@/sections/table/TableSection';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/Icon';
import { PageHead } from '@/ui/page/PageHead';
import { Card } from '@/ui/Card';
import { FramedImage } from '@/ui/FramedImage';
import { StandaloneLink } from '@/ui/link/AppLink';

export const ContactPage = () => (
  <>
    <PageHead title={contactCopy.title} description={contactCopy.description} />
    <Desk />
    <TableSection block={whoToRing} />
    <TableSection block={afterMessage} />
    <Ways />
  </>
);

const Desk = () => (
  <Section ground="butter">
    <Halves>
      <Box sx={{ gridArea: 'greeting' }}>
        <Typography variant="h1" tabIndex={-1}>
          {contactCopy.heading}
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '28em' }}>
          {contactCopy.lead}
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 1.5, fontWeight: 650 }}>
          <RichText text={contactCopy.ring} />
        </Typography>
        <Box sx={{ mt: 0.5 }}>
          <StandaloneLink to={contactCopy.urgent.to}>{contactCopy.urgent.text}</StandaloneLink>
        </Box>
      </Box>
      <Card data-screen-only sx={{ gridArea: 'form', alignSelf: 'stretch', p: { xs: 2.5, sm: 4 } }}>
        <ContactForm />
      </Card>
      <Box sx={{ gridArea: 'picture', alignSelf: { md: 'center' } }}>
        <FramedImage {...contactCopy.picture} ratio="4/3" isAboveFold />
      </Box>
      <Box sx={{ gridArea: 'office' }}>
        <ContactCard {...contactCopy.office} heading="h2" />
      </Box>
    </Halves>
  </Section>
);

const Ways = () => (
  <Section ground="mist">
    <Typography variant="h2">{contactCopy.waysHeading}</Typography>
    <Cards>
      {contactCopy.ways.map((way) => (
        <ContactCard key={way.title} {...way} />
      ))}
    </Cards>
  </Section>
);

const icons = { email: Mail, phone: Phone, directions: MapPin };

type ContactCardProps = {
  kind: keyof typeof icons;
  title: string;
  text: string;
  link: { label: string; to: string; newTab?: boolean };
  heading?: 'h2' | 'h3';
};

/** One way to reach the provider. */
const ContactCard = ({ kind, title, text, link: { label, ...target }, heading = 'h3' }: ContactCardProps) => (
  <Box
    sx={{
      display: 'flex',
      gap: 2,
      // The link is as tall as a finger.
      p: '20px 20px 8px',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ color: 'primary.main', pt: 0.25, flex: 'none' }}>
      <Icon icon={icons[kind]} />
    </Box>
    <div>
      <Typography variant="h4" component={heading}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-line' }}>
        {text}
      </Typography>
      <StandaloneLink {...target}>
        <Breakable text={label} />
      </StandaloneLink>
    </div>
  </Box>
);

/**
 * On a phone the form follows the greeting. On a tablet the greeting, the picture beside it and the office stand above the
 * form; on a desk beside it.
 */
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateAreas: '"greeting" "form" "picture" "office"',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplate: '"greeting picture" "office office" "form form" / 1fr 1fr',
    rowGap: 24,
  },
  [theme.breakpoints.up('md')]: {
    gridTemplate:
      '"greeting form" auto "picture form" 1fr "office form" auto / minmax(0, 1fr) minmax(0, 1.2fr)',
    gap: '24px 64px',
    alignItems: 'start',
  },
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 32,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
}));
