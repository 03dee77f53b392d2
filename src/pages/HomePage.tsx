import { Suspense } from 'react';
import { buttons, formNames } from '@/content/forms';
import { home } from '@/content/pages/home';
import { HomeEnquiry } from '@/contract/enquiries';
import { toasts } from '@/contract/toasts';
import { EnquiryForm } from '@/features/enquiries/EnquiryForm';
import { SearchToList } from '@/features/jobs/search/SearchToList';
import { AboutUs } from '@/sections/home/AboutUs';
import { Candidates } from '@/sections/home/Candidates';
import { Clients } from '@/sections/home/Clients';
import { ContactBlock } from '@/sections/home/ContactBlock';
import { Doors } from '@/sections/home/Doors';
import { Employees } from '@/sections/home/Employees';
import { Hero } from '@/sections/home/Hero';
import { LogoRows } from '@/sections/home/LogoRows';
import { Stats } from '@/sections/home/Stats';
import { WaysIn } from '@/sections/home/WaysIn';
import { PageHead } from '@/ui/page/PageHead';

const sections = [WaysIn, AboutUs, Doors, Clients, Employees, Candidates, Stats, LogoRows];

export const HomePage = () => (
  <>
    <PageHead title={home.title} description={home.description} />
    <Suspense>
      <Hero>
        <SearchToList />
      </Hero>
    </Suspense>
    {/* Each in a Suspense of its own, as in contentPage. */}
    {sections.map((Section, index) => (
      <Suspense key={index}>
        <Section />
      </Suspense>
    ))}
    <ContactBlock>
      <EnquiryForm
        schema={HomeEnquiry}
        draft="homeEnquiry"
        label={formNames.homeEnquiry}
        submitLabel={buttons.sendEnquiry}
        failed={toasts.homeEnquiryFailed}
      />
    </ContactBlock>
  </>
);
