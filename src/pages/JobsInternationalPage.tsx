import { createSelector } from '@reduxjs/toolkit';
import { onThisPage } from '@/content/parts';
import {
  internationalBanner,
  internationalCopy,
  internationalNeeds,
  internationalNote,
  internationalSearches,
  redList,
} from '@/content/pages/internationalJobs';
import { internationalSteps } from '@/content/internationalSteps';
import { checklistFromAbroad } from '@/content/checklist';
import { CardsSection } from '@/sections/cards/CardsSection';
import { StepsSection } from '@/sections/steps/StepsSection';
import { SearchButtons, useSearchCounts } from '@/features/jobs/search/SearchButtons';
import { VacancySearch } from '@/features/jobs/search/VacancySearch';
import { VacancyBrowser } from '@/features/jobs/list/VacancyBrowser';
import { selectGroups, selectHasJobs, selectIndex } from '@/features/jobs/search/selectFoundJobs';
import { offersSponsorship } from '@/vacancies/filterGroups';
import { readPay } from '@/vacancies/pay';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { Banner } from '@/sections/banner/Banner';
import { RichText } from '@/sections/shared/RichText';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import { Box } from '@/ui/Box';
import { PageHead } from '@/ui/page/PageHead';

const parts = [onThisPage.redCountries, onThisPage.checklist];

/** What a candidate from abroad needs first, the search and the vacancies, those with sponsorship first. */
export const JobsInternationalPage = () => (
  <>
    <PageHead title={internationalCopy.title} description={internationalCopy.description} />
    <Banner block={internationalBanner} />
    <AccordionSection block={internationalNeeds} />
    <VacancySearch headingLevel="h2" />
    <VacancyBrowser
      parts={parts}
      isFromAbroad
      note={
        <Box sx={{ mt: 1 }}>
          <SponsoredCount />
          <span>
            <RichText text={internationalNote} />
          </span>
          <Searches />
        </Box>
      }
    >
      <AccordionSection block={redList} />
      <StepsSection block={internationalSteps} />
      <CardsSection block={checklistFromAbroad} />
    </VacancyBrowser>
  </>
);

/** How many vacancies come with sponsorship, and the least yearly pay of those. */
function SponsoredCount() {
  const { length, pay } = useAppSelector(selectSponsored);
  return length > 0 && <span>{internationalCopy.sponsoredCount(length, pay)}</span>;
}

const selectSponsored = createSelector([selectIndex], ({ entries }) => {
  const sponsored = entries.filter(({ job }) => offersSponsorship(job));
  const yearly = sponsored.flatMap(({ job: { pay = '' } }) => {
    const read = readPay(pay);
    return read?.per === 'year' && read.least ? [read.least] : [];
  });
  return {
    length: sponsored.length,
    pay: yearly.length > 0 ? Math.min(...yearly) : undefined,
  };
});

/** Ready-made searches of the sponsored vacancies, or of all where none says whether it is sponsored. */
function Searches() {
  const hasJobs = useAppSelector(selectHasJobs);
  const groups = useAppSelector(selectGroups);
  const statesSponsorship = !hasJobs || groups.includes('sponsorship');
  const searches = statesSponsorship ? sponsoredSearches : internationalSearches;
  const boxes = statesSponsorship ? sponsored : undefined;
  const counts = useSearchCounts(searches, boxes);
  return (
    <Box data-needs-script data-screen-only sx={{ mt: 2 }}>
      <span>{statesSponsorship ? internationalCopy.sponsored : internationalCopy.searchFor}</span>
      <SearchButtons {...{ searches, boxes, counts }} path={paths.jobsInternational} hash="#results" />
    </Box>
  );
}

const sponsored = { sponsorship: ['Sponsorship offered'] };
const sponsoredSearches = ['', ...internationalSearches];
