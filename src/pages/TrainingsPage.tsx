import { trainingsPage } from '@/content/pages/trainings';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={trainingsPage} />;
