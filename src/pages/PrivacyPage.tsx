import { privacyPage } from '@/content/pages/privacy';
import { Banner } from '@/sections/banner/Banner';
import { ContentPage } from '@/sections/ContentPage';
import { DocumentSection } from '@/sections/document/DocumentSection';

export const Page = () => (
  <ContentPage page={privacyPage} sections={{ banner: Banner, document: DocumentSection }} />
);
