import { internationalRecruitmentPage } from '@/content/pages/internationalRecruitment';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { CardsSection } from '@/sections/cards/CardsSection';
import { RulesSection } from '@/sections/rules/RulesSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/lists/ListsSection';
import { StepsSection } from '@/sections/steps/StepsSection';
import { TextSection } from '@/sections/text/TextSection';

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
