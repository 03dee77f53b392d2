import { faqPage } from '@/content/pages/faq';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => (
  <ContentPage
    page={faqPage}
    sections={{ accordion: AccordionSection, banner: Banner, callToAction: CallToAction }}
  />
);
