import { carbonPage } from '@/content/pages/carbon';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(carbonPage, sections);
