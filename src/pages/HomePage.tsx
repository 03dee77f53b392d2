import { home } from '@/content/pages/home';
import { HomeEnquiryForm } from '@/features/enquiries/HomeEnquiryForm';
import { ActionButton } from '@/sections/ActionButton';
import { Section } from '@/sections/Section';
import { SectionHeading } from '@/sections/SectionHeading';
import { PageHead } from '@/ui/PageHead';

export const Page = () => (
  <>
    <PageHead title={home.title} description={home.description} />
    <Section>
      <h1 tabIndex={-1}>{home.hero.heading}</h1>
      {home.hero.actions.map((action) => (
        <ActionButton key={action.label} action={action} />
      ))}
    </Section>
    <Section ground="butter">
      <SectionHeading heading={home.contact.heading} lead={home.contact.lead} />
      <HomeEnquiryForm />
    </Section>
  </>
);
