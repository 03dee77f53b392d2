import { domiciliaryPage } from '@/content/pages/domiciliary';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={domiciliaryPage} />;
