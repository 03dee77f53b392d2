import { termsPage } from '@/content/pages/terms';
import { Banner } from '@/sections/banner/Banner';
import { ContentPage } from '@/sections/ContentPage';
import { DocumentSection } from '@/sections/document/DocumentSection';

export const Page = () => (
  <ContentPage page={termsPage} sections={{ banner: Banner, document: DocumentSection }} />
);
