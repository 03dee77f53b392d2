import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { Block, PageContent } from '@/content/types';
import { PageHead } from '@/ui/page/PageHead';
import { AccordionSection, QuestionsSection } from './accordion/AccordionSection';
import { Banner } from './banner/Banner';
import { CallToAction } from './callToAction/CallToAction';
import { CardsSection } from './cards/CardsSection';
import { ContentsSection } from './contents/ContentsSection';
import { DocumentSection } from './document/DocumentSection';
import { FactsSection } from './facts/FactsSection';
import { ListsSection } from './lists/ListsSection';
import { QuotesSection } from './quotes/QuotesSection';
import { RoomsSection } from './rooms/RoomsSection';
import { StepsSection } from './steps/StepsSection';
import { TableSection } from './table/TableSection';
import { TextSection } from './text/TextSection';
import { WindowsSection } from './windows/WindowsSection';

type BlockProps<Shown extends Block> = { block: Shown; children?: ReactNode };

/** The component that draws each kind of block; a kind without one does not compile. */
const sections: { [Kind in Block['kind']]: ComponentType<BlockProps<Extract<Block, { kind: Kind }>>> } = {
  accordion: AccordionSection,
  banner: Banner,
  callToAction: CallToAction,
  cards: CardsSection,
  contents: ContentsSection,
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
