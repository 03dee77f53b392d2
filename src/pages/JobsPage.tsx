import Typography from '@mui/material/Typography';
import { onThisPage } from '@/content/parts';
import { jobsHead, jobsLead } from '@/content/jobs';
import { dbsBlock } from '@/content/pages/dbsCheck';
import { immigrationBlock } from '@/content/pages/immigration';
import { VacancyBrowser } from '@/features/jobs/list/VacancyBrowser';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
import { ChecklistSection } from '@/features/jobs/checklist/ChecklistSection';
import { CardsSection } from '@/sections/cards/CardsSection';
import { TextSection } from '@/sections/text/TextSection';
import { PageHead } from '@/ui/page/PageHead';

const parts = [onThisPage.checklist, onThisPage.dbs, onThisPage.rightToWork];

/** The vacancies for candidates in the UK, and what they need to know before they start. */
export const Page = () => (
  <>
    <PageHead {...jobsHead} />
    <VacancySearch headingLevel="h1" lead={<Lead />} />
    <VacancyBrowser parts={parts} />
    <ChecklistSection />
    <div id={onThisPage.dbs.id}>
      <TextSection block={dbsBlock} />
    </div>
    <div id={onThisPage.rightToWork.id}>
      <CardsSection block={immigrationBlock} />
    </div>
  </>
);

/** Narrow on tablets, clear of the band's bright rings. */
const Lead = () => (
  <Typography sx={{ mb: { xs: 1.5, lg: 0 }, maxWidth: { xs: 384, md: 'none' }, lineHeight: 1.4 }}>
    {jobsLead}
  </Typography>
);
