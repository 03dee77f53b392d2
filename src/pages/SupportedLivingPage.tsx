import { supportedLivingPage } from '@/content/pages/supportedLiving';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={supportedLivingPage} />;
