import { internationalRecruitmentPage } from '@/content/pages/internationalRecruitment';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { CardsSection } from '@/sections/CardsSection';
import { RulesSection } from '@/sections/RulesSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/ListsSection';
import { StepsSection } from '@/sections/StepsSection';
import { TextSection } from '@/sections/TextSection';

export const Page = () => (
  <ContentPage
    page={internationalRecruitmentPage}
    sections={{
      rules: RulesSection,
      banner: Banner,
      callToAction: CallToAction,
      cards: CardsSection,
      lists: ListsSection,
      steps: StepsSection,
      text: TextSection,
    }}
  />
);
