import { trainingsPage } from '@/content/pages/trainings';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { CardsSection } from '@/sections/cards/CardsSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/lists/ListsSection';
import { StepsSection } from '@/sections/steps/StepsSection';
import { TableSection } from '@/sections/table/TableSection';
import { TextSection } from '@/sections/text/TextSection';

export const Page = () => (
  <ContentPage
    page={trainingsPage}
    sections={{
      banner: Banner,
      callToAction: CallToAction,
      cards: CardsSection,
      lists: ListsSection,
      steps: StepsSection,
      table: TableSection,
      text: TextSection,
    }}
  />
);
