import { aboutPage } from '@/content/pages/about';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { CardsSection } from '@/sections/cards/CardsSection';
import { ContentPage } from '@/sections/ContentPage';
import { StepsSection } from '@/sections/steps/StepsSection';
import { TextSection } from '@/sections/text/TextSection';

export const Page = () => (
  <ContentPage
    page={aboutPage}
    sections={{
      accordion: AccordionSection,
      banner: Banner,
      callToAction: CallToAction,
      cards: CardsSection,
      steps: StepsSection,
      text: TextSection,
    }}
  />
);
