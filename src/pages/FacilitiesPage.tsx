import { facilitiesPage } from '@/content/pages/facilities';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { RoomsSection } from '@/sections/RoomsSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/ListsSection';
import { StepsSection } from '@/sections/StepsSection';

export const Page = () => (
  <ContentPage
    page={facilitiesPage}
    sections={{
      rooms: RoomsSection,
      banner: Banner,
      callToAction: CallToAction,
      lists: ListsSection,
      steps: StepsSection,
    }}
  />
);
