import { privacyPage } from '@/content/pages/privacy';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={privacyPage} />;
