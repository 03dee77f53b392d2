import { carbonPage } from '@/content/pages/carbon';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={carbonPage} />;
