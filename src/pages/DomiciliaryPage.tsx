import { domiciliaryPage } from '@/content/pages/domiciliary';
import { ContentsSection } from '@/sections/contents/ContentsSection';
import { DaySection } from '@/sections/day/DaySection';
import { sections } from '@/sections/registry';
import { WindowsSection } from '@/sections/windows/WindowsSection';
import { wordsPage } from '@/sections/wordsPage';

export const Page = wordsPage(domiciliaryPage, {
  ...sections,
  contents: ContentsSection,
  day: DaySection,
  windows: WindowsSection,
});
