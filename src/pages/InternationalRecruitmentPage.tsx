import { internationalRecruitmentPage } from '@/content/pages/internationalRecruitment';
import { sections } from '@/sections/registry';
import { RouteSection } from '@/sections/steps/RouteSection';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(internationalRecruitmentPage, { ...sections, route: RouteSection });
