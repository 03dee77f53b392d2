import { facilitiesPage } from '@/content/pages/facilities';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={facilitiesPage} />;
