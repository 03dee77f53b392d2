import { faqPage } from '@/content/pages/faq';
import { AccordionSection } from '@/sections/AccordionSection';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { ContentPage } from '@/sections/ContentPage';

export const Page = () => (
  <ContentPage
    page={faqPage}
    sections={{ accordion: AccordionSection, banner: Banner, callToAction: CallToAction }}
  />
);
