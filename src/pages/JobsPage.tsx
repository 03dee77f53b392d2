import Typography from '@mui/material/Typography';
import { onThisPage } from '@/content/parts';
import { jobsHead } from '@/content/jobs';
import { jobsLead } from '@/content/jobsLead';
import { weekPay, weekPayWithoutScript } from '@/content/weekPay';
import { staffFacts } from '@/content/staffFacts';
import { dbsBlock } from '@/content/pages/dbsCheck';
import { immigrationBlock } from '@/content/pages/immigration';
import { VacancyBrowser } from '@/features/jobs/list/VacancyBrowser';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
import { ChecklistSection } from '@/features/jobs/checklist/ChecklistSection';
import { onDemand } from '@/lib/onDemand';
import { RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { NearbyPart } from '@/ui/NearbyPart';
import { Box } from '@/ui/Box';
import { printHidden } from '@/ui/print';
import { WithoutScript } from '@/ui/WithoutScript';
import { CardsSection } from '@/sections/cards/CardsSection';
import { TextSection } from '@/sections/text/TextSection';
import { PageHead } from '@/ui/page/PageHead';

const parts = [
  onThisPage.checklist,
  ...(staffFacts.nursePay ? [onThisPage.pay] : []),
  onThisPage.dbs,
  onThisPage.rightToWork,
];
const payEstimate = onDemand(
  () => import(/* webpackChunkName: "payEstimate" */ '@/features/estimates/PayEstimate'),
);

/** The vacancies for candidates in the UK, and what they need to know before they start. */
export const Page = () => (
  <>
    <PageHead {...jobsHead} />
    <VacancySearch headingLevel="h1" lead={<Lead />} />
    <VacancyBrowser parts={parts} />
    <ChecklistSection />
    {staffFacts.nursePay && <WeekPay />}
    <div id={onThisPage.dbs.id}>
      <TextSection block={dbsBlock} />
    </div>
    <div id={onThisPage.rightToWork.id}>
      <CardsSection block={immigrationBlock} />
    </div>
  </>
);

const WeekPay = () => (
  <Box sx={printHidden}>
    <Section id={onThisPage.pay.id} ground="butter">
      <SectionHeading {...weekPay} />
      <NearbyPart part={payEstimate} />
      <WithoutScript {...weekPayWithoutScript} />
    </Section>
  </Box>
);

/** Narrow on tablets, clear of the band's bright rings. */
const Lead = () => (
  <Typography sx={{ mb: { xs: 1.5, lg: 0 }, maxWidth: { xs: 384, md: 500 }, lineHeight: 1.4 }}>
    <RichText text={jobsLead} />
  </Typography>
);
