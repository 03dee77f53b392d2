import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { afterMessage, contactCopy, urgentHelp } from '@/content/contact';
import { provider } from '@/content/provider';
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

const { cards } = contactCopy;

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
        <Greeting>
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
        </Greeting>
        <Card sx={{ p: { xs: 2.5, sm: 4 }, alignSelf: 'start' }}>
          <ContactForm />
        </Card>
      </Box>
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        {contactCopy.waysHeading}
      </Typography>
      <Ways>
        <ContactCard
          kind="email"
          title={cards.email.title}
          text={cards.email.text}
          link={{ label: provider.recruitmentEmail, to: `mailto:${provider.recruitmentEmail}` }}
        />
        <ContactCard
          kind="email"
          title={cards.homeCare.title}
          text={cards.homeCare.text}
          link={{ label: provider.homeCareEmail, to: `mailto:${provider.homeCareEmail}` }}
        />
        <ContactCard
          kind="email"
          title={cards.company.title}
          text={cards.company.text}
          link={{ label: provider.companyCareEmail, to: `mailto:${provider.companyCareEmail}` }}
        />
        <ContactCard
          kind="phone"
          title={cards.phone.title}
          text={cards.phone.text}
          link={{ label: provider.telephone.text, to: provider.telephone.href }}
        />
        <ContactCard
          kind="directions"
          title={cards.directions.title}
          text={cards.directions.text}
          link={{ label: cards.directions.action, to: provider.address.directionsUrl, newTab: true }}
        />
      </Ways>
    </Column>
  </Box>
);

/** The letterbox below the greeting; beside it on a tablet. */
const Greeting = styled('div')(({ theme }) => ({
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
