import { trainingsPage } from '@/content/pages/trainings';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { CardsSection } from '@/sections/CardsSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/ListsSection';
import { StepsSection } from '@/sections/StepsSection';
import { TableSection } from '@/sections/TableSection';
import { TextSection } from '@/sections/TextSection';

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
