import { faqPage } from '@/content/pages/faq';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(faqPage, { ...sections, accordion: AccordionSection });
