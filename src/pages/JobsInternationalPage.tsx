import { onThisPage } from '@/content/parts';
import { jobsCopy } from '@/content/jobs';
import {
  internationalCopy,
  internationalIntro,
  internationalNote,
  internationalSearches,
} from '@/content/pages/internationalJobs';
import { internationalSteps } from '@/content/internationalSteps';
import { ChecklistSection } from '@/features/jobs/checklist/ChecklistSection';
import { StepsSection } from '@/sections/steps/StepsSection';
import { SearchButtons } from '@/features/jobs/address/SearchButtons';
import { VacancyBrowser } from '@/features/jobs/list/VacancyBrowser';
import { Banner } from '@/sections/banner/Banner';
import { CardsSection } from '@/sections/cards/CardsSection';
import { RichText } from '@/sections/shared/RichText';
import { Box } from '@/ui/Box';
import { PageHead } from '@/ui/page/PageHead';
import { printHidden } from '@/ui/print';

const parts = [onThisPage.checklist];

/** What a candidate from abroad needs first, then the same vacancies. */
export const Page = () => (
  <>
    <PageHead title={internationalCopy.title} description={internationalCopy.description} />
    <Banner block={internationalIntro.banner} />
    <CardsSection block={internationalIntro.needs} />
    <StepsSection block={internationalSteps} />
    <VacancyBrowser
      heading={jobsCopy.heading}
      headingLevel="h2"
      parts={parts}
      note={
        <>
          <RichText text={internationalNote} />
          <Box sx={{ mt: 2, ...printHidden }}>
            {internationalCopy.searchFor}
            <SearchButtons searches={internationalSearches} hash="#results" />
          </Box>
        </>
      }
    />
    <ChecklistSection isFromAbroad />
  </>
);
