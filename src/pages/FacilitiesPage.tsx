import { facilitiesPage } from '@/content/pages/facilities';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { RoomsSection } from '@/sections/rooms/RoomsSection';
import { ContentPage } from '@/sections/ContentPage';
import { ListsSection } from '@/sections/lists/ListsSection';
import { StepsSection } from '@/sections/steps/StepsSection';

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
