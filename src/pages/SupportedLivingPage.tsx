import { supportedLivingPage } from '@/content/pages/supportedLiving';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { RulesSection } from '@/sections/rules/RulesSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/lists/ListsSection';
import { StepsSection } from '@/sections/steps/StepsSection';
import { TextSection } from '@/sections/text/TextSection';

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
