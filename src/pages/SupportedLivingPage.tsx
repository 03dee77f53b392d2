import { supportedLivingPage } from '@/content/pages/supportedLiving';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(supportedLivingPage, { ...sections, accordion: AccordionSection });
