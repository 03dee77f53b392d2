import { aboutPage } from '@/content/pages/about';
import { AccordionSection } from '@/sections/AccordionSection';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { CardsSection } from '@/sections/CardsSection';
import { ContentPage } from '@/sections/ContentPage';
import { StepsSection } from '@/sections/StepsSection';
import { TextSection } from '@/sections/TextSection';

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
