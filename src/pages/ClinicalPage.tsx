import { clinicalPage } from '@/content/pages/clinical';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { CardsSection } from '@/sections/CardsSection';
import { RulesSection } from '@/sections/RulesSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/ListsSection';
import { TextSection } from '@/sections/TextSection';

export const Page = () => (
  <ContentPage
    page={clinicalPage}
    sections={{
      rules: RulesSection,
      banner: Banner,
      callToAction: CallToAction,
      cards: CardsSection,
      lists: ListsSection,
      text: TextSection,
    }}
  />
);
