import { internationalCopy, jobsCopy } from '@/content/jobs';
import { immigrationBlocks, internationalIntroBlocks } from '@/content/pages/jobs';
import { VacancyBrowser } from '@/features/jobs/VacancyBrowser';
import { Blocks } from '@/sections/Blocks';
import { PageHead } from '@/ui/PageHead';

export { joinApi as prepare } from '@/store/joinApi';

/** What a candidate from abroad needs first, then the same vacancies. */
export const Page = () => (
  <>
    <PageHead title={internationalCopy.title} description={internationalCopy.description} />
    <Blocks blocks={internationalIntroBlocks} />
    <VacancyBrowser heading={jobsCopy.heading} headingLevel="h2" />
    <Blocks blocks={immigrationBlocks} />
  </>
);
