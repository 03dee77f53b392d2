import { nonClinicalPage } from '@/content/pages/nonClinical';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => <ContentPage page={nonClinicalPage} />;
