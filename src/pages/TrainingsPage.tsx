import { trainingsPage } from '@/content/pages/trainings';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(trainingsPage, sections);
