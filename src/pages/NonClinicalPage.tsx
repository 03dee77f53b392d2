import { nonClinicalPage } from '@/content/pages/nonClinical';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { CardsSection } from '@/sections/cards/CardsSection';
import { ContentPage } from '@/sections/ContentPage';
import { TableSection } from '@/sections/table/TableSection';
import { TextSection } from '@/sections/text/TextSection';

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
