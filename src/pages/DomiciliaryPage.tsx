import { domiciliaryPage } from '@/content/pages/domiciliary';
import { Banner } from '@/sections/Banner';
import { CallToAction } from '@/sections/CallToAction';
import { RulesSection } from '@/sections/RulesSection';
import { WindowsSection } from '@/sections/WindowsSection';
import { ContentPage } from '@/sections/ContentPage';
import { DaySection } from '@/sections/DaySection';
import { ListsSection } from '@/sections/ListsSection';
import { TextSection } from '@/sections/TextSection';

export const Page = () => (
  <ContentPage
    page={domiciliaryPage}
    sections={{
      windows: WindowsSection,
      rules: RulesSection,
      banner: Banner,
      callToAction: CallToAction,
      day: DaySection,
      lists: ListsSection,
      text: TextSection,
    }}
  />
);
