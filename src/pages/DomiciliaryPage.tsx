import { domiciliaryPage } from '@/content/pages/domiciliary';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(domiciliaryPage, sections);
