import { modernSlaveryPage } from '@/content/pages/modernSlavery';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(modernSlaveryPage, sections);
