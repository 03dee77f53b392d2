import { carbonPage } from '@/content/pages/carbon';
import { Banner } from '@/sections/Banner';
import { ChartSection } from '@/sections/ChartSection';
import { ContentPage } from '@/sections/ContentPage';
import { FactsSection } from '@/sections/FactsSection';
import { ListsSection } from '@/sections/ListsSection';
import { TableSection } from '@/sections/TableSection';

export const Page = () => (
  <ContentPage
    page={carbonPage}
    sections={{
      banner: Banner,
      chart: ChartSection,
      facts: FactsSection,
      lists: ListsSection,
      table: TableSection,
    }}
  />
);
