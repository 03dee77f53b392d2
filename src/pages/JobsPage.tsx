import Typography from '@mui/material/Typography';
import { onThisPage } from '@/content/parts';
import { jobsHead } from '@/content/jobs';
import { jobsLead } from '@/content/jobsLead';
import { checklist } from '@/content/checklist';
import { dbsBlock } from '@/content/pages/dbsCheck';
import { immigrationBlock } from '@/content/pages/immigration';
import { VacancyBrowser } from '@/features/jobs/list/VacancyBrowser';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
import { RichText } from '@/sections/shared/RichText';
import { CardsSection } from '@/sections/cards/CardsSection';
import { TextSection } from '@/sections/text/TextSection';
import { PageHead } from '@/ui/page/PageHead';

const parts = [onThisPage.checklist, onThisPage.dbs, onThisPage.rightToWork];

/** The vacancies for candidates in the UK, and what they need to know before they start. */
export const JobsPage = () => (
  <>
    <PageHead {...jobsHead} />
    <VacancySearch headingLevel="h1" lead={<Lead />} />
    <VacancyBrowser parts={parts}>
      <CardsSection block={checklist} />
      <TextSection block={dbsBlock} />
      <CardsSection block={immigrationBlock} />
    </VacancyBrowser>
  </>
);

/** Narrow on tablets, clear of the band's bright rings. */
const Lead = () => (
  <Typography sx={{ mb: { xs: 1.5, lg: 0 }, maxWidth: { xs: 384, md: 500 }, lineHeight: 1.4 }}>
    <RichText text={jobsLead} />
  </Typography>
);
