import { nonClinicalPage } from '@/content/pages/nonClinical';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { CardsSection } from '@/sections/CardsSection';
import { ContentPage } from '@/sections/ContentPage';
import { TableSection } from '@/sections/TableSection';
import { TextSection } from '@/sections/TextSection';

export const Page = () => (
  <ContentPage
    page={nonClinicalPage}
    sections={{
      banner: Banner,
      callToAction: CallToAction,
      cards: CardsSection,
      table: TableSection,
      text: TextSection,
    }}
  />
);
