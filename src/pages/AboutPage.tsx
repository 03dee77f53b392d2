import { aboutPage } from '@/content/pages/about';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { ContentsSection } from '@/sections/contents/ContentsSection';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(aboutPage, {
  ...sections,
  accordion: AccordionSection,
  contents: ContentsSection,
});
