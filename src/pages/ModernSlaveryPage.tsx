import { modernSlaveryPage } from '@/content/pages/modernSlavery';
import { Banner } from '@/sections/Banner';
import { ContentPage } from '@/sections/ContentPage';
import { DocumentSection } from '@/sections/DocumentSection';
import { FactsSection } from '@/sections/FactsSection';

export const Page = () => (
  <ContentPage
    page={modernSlaveryPage}
    sections={{ banner: Banner, document: DocumentSection, facts: FactsSection }}
  />
);
