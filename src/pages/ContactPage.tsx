import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { afterMessage, contactCopy, urgentHelp } from '@/content/contact';
import { ContactForm } from '@/features/enquiries/ContactForm';
import { RulesSection } from '@/sections/rules/RulesSection';
import { StepsSection } from '@/sections/steps/StepsSection';
import { addApi } from '@/store/addApi';
import { Box } from '@/ui/Box';
import { Column } from '@/ui/Column';
import { ContactCard } from '@/ui/ContactCard';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { PageHead } from '@/ui/page/PageHead';
import { Card } from '@/ui/Card';
import { Sash } from '@/ui/Sash';

export const Page = () => (
  <>
    <Desk />
    <RulesSection block={urgentHelp} />
    <StepsSection block={afterMessage} />
  </>
);
Page.addApi = addApi;

const Desk = () => (
  <Box sx={{ bgcolor: 'wall.butter', py: { xs: 8, sm: 10 } }}>
    <PageHead title={contactCopy.title} description={contactCopy.description} />
    <Column sx={{ display: 'grid', gap: 4 }}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          gridTemplateColumns: { md: 'minmax(0,1fr) minmax(0,1.2fr)' },
        }}
      >
        <Greeting />
        <Card sx={{ p: { xs: 2.5, sm: 4 }, alignSelf: 'start' }}>
          <ContactForm />
        </Card>
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        {contactCopy.waysHeading}
      </Typography>
      <Ways>
        {contactCopy.ways.map((way) => (
          <ContactCard key={way.title} {...way} />
        ))}
      </Ways>
    </Column>
  </Box>
);

const Greeting = () => (
  <Welcome>
    <div>
      <Typography variant="h1" tabIndex={-1}>
        {contactCopy.heading}
      </Typography>
      <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '28em' }}>
        {contactCopy.lead}
      </Typography>
      <StandaloneLink to={contactCopy.urgent.to} sx={{ mt: 1.5 }}>
        {contactCopy.urgent.text}
      </StandaloneLink>
    </div>
    <Sash {...contactCopy.picture} isAboveFold />
  </Welcome>
);

/** The letterbox below the words; beside them on a tablet. */
const Welcome = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignContent: 'start',
  [theme.breakpoints.between('sm', 'md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    // The directions, which have no card beside them.
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}));
