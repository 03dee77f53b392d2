import { termsPage } from '@/content/pages/terms';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(termsPage, sections);
