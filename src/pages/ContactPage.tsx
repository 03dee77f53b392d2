import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { afterMessage, contactCopy, urgentHelp } from '@/content/contact';
import { ContactForm } from '@/features/enquiries/ContactForm';
import { RulesSection } from '@/sections/rules/RulesSection';
import { Section } from '@/sections/shared/Section';
import { StepsSection } from '@/sections/steps/StepsSection';
import { addApi } from '@/store/addApi';
import { ContactCard } from '@/ui/ContactCard';
import { StandaloneLink } from '@/ui/link/StandaloneLink';
import { PageHead } from '@/ui/page/PageHead';
import { Card } from '@/ui/Card';
import { Sash } from '@/ui/Sash';

export const Page = () => (
  <>
    <PageHead title={contactCopy.title} description={contactCopy.description} />
    <Desk />
    <StepsSection block={afterMessage} />
    <Ways />
    <RulesSection block={urgentHelp} />
  </>
);
Page.addApi = addApi;

const Desk = () => (
  <Section ground="butter">
    <Halves>
      <Greeting>
        <Typography variant="h1" tabIndex={-1}>
          {contactCopy.heading}
        </Typography>
        <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '28em' }}>
          {contactCopy.lead}
        </Typography>
        <StandaloneLink to={contactCopy.urgent.to} sx={{ mt: 1.5 }}>
          {contactCopy.urgent.text}
        </StandaloneLink>
      </Greeting>
      <Card sx={{ p: { xs: 2.5, sm: 4 }, alignSelf: 'start' }}>
        <ContactForm />
      </Card>
      <Front>
        <Sash {...contactCopy.picture} isAboveFold />
        <ContactCard {...contactCopy.phone} heading="h2" />
      </Front>
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

/** The form follows the greeting on a phone; on wider screens the letterbox and the telephone stand between them. */
const Halves = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  '& > *': { minWidth: 0 },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > :nth-of-type(2)': { gridColumn: '1 / -1' },
    '& > :nth-of-type(3)': { gridArea: '1 / 2' },
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 64,
    '& > :nth-of-type(2)': { gridArea: '1 / 2 / 3' },
    '& > :nth-of-type(3)': { gridArea: '2 / 1' },
  },
}));

const Greeting = styled('div')(({ theme }) => ({
  [theme.breakpoints.between('sm', 'md')]: { alignSelf: 'center' },
}));

const Front = styled('div')({ display: 'grid', gap: 24, alignContent: 'start' });

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  marginTop: 32,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));
