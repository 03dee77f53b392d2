import { internationalCopy, jobsCopy } from '@/content/jobs';
import { immigrationBlocks, internationalIntroBlocks } from '@/content/pages/jobs';
import { VacancyBrowser } from '@/features/jobs/VacancyBrowser';
import { Banner } from '@/sections/Banner';
import { Blocks } from '@/sections/Blocks';
import { CardsSection } from '@/sections/CardsSection';
import { StepsSection } from '@/sections/StepsSection';
import { PageHead } from '@/ui/PageHead';

export { joinApi as prepare } from '@/store/joinApi';

/** What a candidate from abroad needs first, then the same vacancies. */
export const Page = () => (
  <>
    <PageHead title={internationalCopy.title} description={internationalCopy.description} />
    <Blocks
      blocks={internationalIntroBlocks}
      sections={{ banner: Banner, cards: CardsSection, steps: StepsSection }}
    />
    <VacancyBrowser heading={jobsCopy.heading} headingLevel="h2" />
    <Blocks blocks={immigrationBlocks} sections={{ cards: CardsSection }} />
  </>
);
