import { clinicalPage } from '@/content/pages/clinical';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(clinicalPage, sections);
