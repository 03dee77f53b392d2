import { prefetchJobs } from '@/api/jobsApi';
import { belowList, jobsCopy } from '@/content/jobs';
import { immigrationBlock } from '@/content/pages/immigration';
import { internationalCopy, internationalIntro } from '@/content/pages/internationalJobs';
import { VacancyBrowser } from '@/features/jobs/list/VacancyBrowser';
import { ReadySection } from '@/features/jobs/ready/ReadySection';
import { HouseBanner } from '@/sections/banner/HouseBanner';
import { CardsSection } from '@/sections/cards/CardsSection';
import { StepsSection } from '@/sections/steps/StepsSection';
import { paths } from '@/lib/paths';
import { addApi } from '@/store/addApi';
import type { AppStore } from '@/store/makeStore';
import { Box } from '@/ui/Box';
import { AppLink } from '@/ui/link/AppLink';
import { PageHead } from '@/ui/page/PageHead';
import { loadJobPage } from './loadJobPage';

const below = [belowList.ready, belowList.rightToWork];

const sponsorship = (
  <>
    {internationalCopy.sponsorship} <AppLink to={paths.contact}>{internationalCopy.askAboutIt}</AppLink>
  </>
);

/** What a candidate from abroad needs first, then the same vacancies. */
export const Page = () => (
  <>
    <PageHead title={internationalCopy.title} description={internationalCopy.description} />
    <HouseBanner block={internationalIntro.banner} />
    <CardsSection block={internationalIntro.needs} />
    <Box sx={{ pb: 'var(--band)' }}>
      <StepsSection block={internationalIntro.steps} />
    </Box>
    <VacancyBrowser
      heading={jobsCopy.heading}
      headingLevel="h2"
      {...{ below, loadJobPage }}
      note={sponsorship}
    />
    <ReadySection isFromAbroad />
    <div id={belowList.rightToWork.id}>
      <CardsSection block={immigrationBlock} />
    </div>
  </>
);
Page.addApi = addApi;
Page.prefetch = (store: AppStore) => void store.dispatch(prefetchJobs());
