import { onThisPage } from '@/content/parts';
import { jobsCopy } from '@/content/jobs';
import {
  internationalCopy,
  internationalIntro,
  internationalNote,
  internationalSearches,
} from '@/content/pages/internationalJobs';
import { SearchButtons } from '@/features/jobs/address/SearchButtons';
import { VacancyBrowser } from '@/features/jobs/list/VacancyBrowser';
import { HouseBanner } from '@/sections/banner/HouseBanner';
import { Cards } from '@/sections/cards/Cards';
import { jobsIcons as icons } from '@/sections/cards/jobsIcons';
import { RichText } from '@/sections/shared/RichText';
import { Box } from '@/ui/Box';
import { PageHead } from '@/ui/page/PageHead';
import { loadJobPage } from './loadJobPage';
import { optionalPart } from './optionalPart';
import { printHidden } from '@/ui/print';

const parts = [onThisPage.ready];

/** Both are loaded after the page, whose script budget has no room for them. */
const StepsToTheWard = optionalPart(() =>
  import(/* webpackChunkName: "route" */ './international/StepsToTheWard').then(
    (part) => part.StepsToTheWard,
  ),
);

const ReadyFromAbroad = optionalPart(async () => {
  const { ReadySection } = await import(/* webpackChunkName: "ready" */ '@/features/jobs/ready/ReadySection');
  return () => <ReadySection isFromAbroad />;
});

/** What a candidate from abroad needs first, then the same vacancies. */
export const Page = () => (
  <>
    <PageHead title={internationalCopy.title} description={internationalCopy.description} />
    <HouseBanner block={internationalIntro.banner} />
    <Cards icons={icons} block={internationalIntro.needs} />
    <StepsToTheWard />
    <VacancyBrowser
      heading={jobsCopy.heading}
      headingLevel="h2"
      {...{ parts, loadJobPage }}
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
    <ReadyFromAbroad />
  </>
);
