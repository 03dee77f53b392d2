import { internationalRecruitmentPage } from '@/content/pages/internationalRecruitment';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={internationalRecruitmentPage} />;
