import { faqPage } from '@/content/pages/faq';
import { QuestionsSection } from '@/sections/accordion/QuestionsSection';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(faqPage, { ...sections, questions: QuestionsSection });
