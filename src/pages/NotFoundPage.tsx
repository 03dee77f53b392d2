import { notFoundPage } from '@/content/pages/notFound';
import { Banner } from '@/sections/banner/Banner';
import { CardsSection } from '@/sections/cards/CardsSection';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => (
  <ContentPage page={notFoundPage} sections={{ banner: Banner, cards: CardsSection }} />
);
