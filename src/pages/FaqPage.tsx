import { faqPage } from '@/content/pages/faq';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={faqPage} />;
