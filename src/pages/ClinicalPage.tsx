import { clinicalPage } from '@/content/pages/clinical';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={clinicalPage} />;
