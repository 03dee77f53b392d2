import { privacyPage } from '@/content/pages/privacy';
import { sections } from '@/sections/registry';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(privacyPage, sections);
