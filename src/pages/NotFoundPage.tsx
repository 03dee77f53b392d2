import { notFoundPage } from '@/content/pages/notFound';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={notFoundPage} />;
