import { modernSlaveryPage } from '@/content/pages/modernSlavery';
import { Banner } from '@/sections/banner/Banner';
import { ContentPage } from '@/sections/ContentPage';
import { DocumentSection } from '@/sections/document/DocumentSection';
import { FactsSection } from '@/sections/facts/FactsSection';

export const Page = () => (
  <ContentPage
    page={modernSlaveryPage}
    sections={{ banner: Banner, document: DocumentSection, facts: FactsSection }}
  />
);
