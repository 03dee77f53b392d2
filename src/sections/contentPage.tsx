import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Block, PageContent } from '@/content/types';
import { retry } from '@/lib/retry';
import { PageHead } from '@/ui/page/PageHead';
import { AccordionSection } from './accordion/AccordionSection';
import { Banner } from './banner/Banner';
import { CallToAction } from './callToAction/CallToAction';
import { CardsSection } from './cards/CardsSection';
import { ContentsSection } from './contents/ContentsSection';
import { FactsSection } from './facts/FactsSection';
import { ListsSection } from './lists/ListsSection';
import { StepsSection } from './steps/StepsSection';
import { TextSection } from './text/TextSection';

/** A section that one page shows, or few, so that the others do not carry it. Until its code has come, its HTML stands. */
function sectionOfFewPages<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retry(load) }));
}

const ChartSection = sectionOfFewPages(async () => (await import('./chart/ChartSection')).ChartSection);
const DocumentSection = sectionOfFewPages(
  async () => (await import('./document/DocumentSection')).DocumentSection,
);
const DaySection = sectionOfFewPages(async () => (await import('./day/DaySection')).DaySection);
const QuestionsSection = sectionOfFewPages(
  async () => (await import('./accordion/QuestionsSection')).QuestionsSection,
);
const QuotesSection = sectionOfFewPages(async () => (await import('./quotes/QuotesSection')).QuotesSection);
const RoomsSection = sectionOfFewPages(async () => (await import('./rooms/RoomsSection')).RoomsSection);
const TableSection = sectionOfFewPages(async () => (await import('./table/TableSection')).TableSection);
const WindowsSection = sectionOfFewPages(
  async () => (await import('./windows/WindowsSection')).WindowsSection,
);

type BlockProps<Shown extends Block> = { block: Shown; children?: ReactNode };

/** The component that draws each kind of block; a kind without one does not compile. */
const sections: { [Kind in Block['kind']]: ComponentType<BlockProps<Extract<Block, { kind: Kind }>>> } = {
  accordion: AccordionSection,
  banner: Banner,
  callToAction: CallToAction,
  cards: CardsSection,
  chart: ChartSection,
  contents: ContentsSection,
  day: DaySection,
  document: DocumentSection,
  facts: FactsSection,
  lists: ListsSection,
  questions: QuestionsSection,
  quotes: QuotesSection,
  rooms: RoomsSection,
  route: StepsSection,
  rules: CardsSection,
  steps: StepsSection,
  table: TableSection,
  text: TextSection,
  windows: WindowsSection,
};

/**
 * Makes the component of a page of copy: its blocks in order, each drawn by the section for its kind.
 * @param living what is more than words, by the id of the facts that it stands beside
 */
export function contentPage(
  { title, description, isPrivate, blocks }: PageContent,
  living: Readonly<Record<string, ComponentType>> = {},
): ComponentType {
  // `sections` pairs each kind with its own component; TypeScript cannot follow that through the union.
  const sectionFor = sections as Record<Block['kind'], ComponentType<BlockProps<Block>>>;
  // Named, because React Refresh recognises components by their names.
  return function ContentPage() {
    return (
      <>
        <PageHead title={title} description={description} isPrivate={isPrivate} />
        {blocks.map((block, index) => {
          const Section = sectionFor[block.kind];
          const Living = 'id' in block && block.id ? living[block.id] : undefined;
          // The index is a safe key: a page's blocks never change their order. Inside a Suspense of its own React hydrates each by
          // itself, and answers presses in between.
          return (
            <Suspense key={index}>
              <Section block={block}>{Living && <Living />}</Section>
            </Suspense>
          );
        })}
      </>
    );
  };
}
