import { notFoundPage } from '@/content/pages/notFound';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(notFoundPage, sections);
