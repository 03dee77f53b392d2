import { aboutPage } from '@/content/pages/about';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={aboutPage} />;
