import { domiciliaryPage } from '@/content/pages/domiciliary';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { RulesSection } from '@/sections/rules/RulesSection';
import { WindowsSection } from '@/sections/windows/WindowsSection';
import { ContentPage } from '@/sections/ContentPage';
import { DaySection } from '@/sections/day/DaySection';
import { ListsSection } from '@/sections/lists/ListsSection';
import { TextSection } from '@/sections/text/TextSection';

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
