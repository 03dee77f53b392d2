import { carbonPage } from '@/content/pages/carbon';
import { Banner } from '@/sections/banner/Banner';
import { ChartSection } from '@/sections/chart/ChartSection';
import { ContentPage } from '@/sections/ContentPage';
import { FactsSection } from '@/sections/facts/FactsSection';
import { ListsSection } from '@/sections/lists/ListsSection';
import { TableSection } from '@/sections/table/TableSection';

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
