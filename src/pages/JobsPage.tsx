import { jobsCopy } from '@/content/jobs';
import { dbsBlocks, immigrationBlocks } from '@/content/pages/jobs';
import { VacancyBrowser } from '@/features/jobs/VacancyBrowser';
import { Blocks } from '@/sections/Blocks';
import { CardsSection } from '@/sections/CardsSection';
import { TextSection } from '@/sections/TextSection';
import { PageHead } from '@/ui/PageHead';

export { joinApi as prepare } from '@/store/joinApi';

/** The vacancies for candidates in the UK, and what they need to know before they start. */
export const Page = () => (
  <>
    <PageHead title={jobsCopy.title} description={jobsCopy.description} />
    <VacancyBrowser heading={jobsCopy.heading} headingLevel="h1" />
    <Blocks
      blocks={[...dbsBlocks, ...immigrationBlocks]}
      sections={{ cards: CardsSection, text: TextSection }}
    />
  </>
);
