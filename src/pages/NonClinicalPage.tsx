import { nonClinicalPage } from '@/content/pages/nonClinical';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(nonClinicalPage, sections);
