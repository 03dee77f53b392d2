import { modernSlaveryPage } from '@/content/pages/modernSlavery';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={modernSlaveryPage} />;
