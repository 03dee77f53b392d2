import { carbonPage } from '@/content/pages/carbon';
import { ChartSection } from '@/sections/chart/ChartSection';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(carbonPage, { ...sections, chart: ChartSection });
