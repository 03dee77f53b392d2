import { termsPage } from '@/content/pages/terms';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={termsPage} />;
