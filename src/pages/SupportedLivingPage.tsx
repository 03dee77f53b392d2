import { supportedLivingPage } from '@/content/pages/supportedLiving';
import { AccordionSection } from '@/sections/AccordionSection';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { RulesSection } from '@/sections/RulesSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/ListsSection';
import { StepsSection } from '@/sections/StepsSection';
import { TextSection } from '@/sections/TextSection';

export const Page = () => (
  <ContentPage
    page={supportedLivingPage}
    sections={{
      rules: RulesSection,
      accordion: AccordionSection,
      banner: Banner,
      callToAction: CallToAction,
      lists: ListsSection,
      steps: StepsSection,
      text: TextSection,
    }}
  />
);
