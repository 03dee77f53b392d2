import type { ComponentType } from 'react';
import type { Block } from '@/content/types';
import { AccordionSection } from './AccordionSection';
import { Banner } from './Banner';
import { CallToAction } from './CallToAction';
import { CardsSection } from './CardsSection';
import { ChartSection } from './ChartSection';
import { DaySection } from './DaySection';
import { DocumentSection } from './DocumentSection';
import { FactsSection } from './FactsSection';
import { ListsSection } from './ListsSection';
import { StepsSection } from './StepsSection';
import { TableSection } from './TableSection';
import { TextSection } from './TextSection';

type Kind = Block['kind'];
type Renderers = { [K in Kind]: ComponentType<{ block: Extract<Block, { kind: K }> }> };

/** One renderer for each kind of block; a kind without one does not compile. */
const renderers: Renderers = {
  banner: Banner,
  text: TextSection,
  cards: CardsSection,
  lists: ListsSection,
  steps: StepsSection,
  accordion: AccordionSection,
  table: TableSection,
  facts: FactsSection,
  chart: ChartSection,
  day: DaySection,
  document: DocumentSection,
  callToAction: CallToAction,
};

/** The blocks of a page, in their order. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  // A page's blocks never change their order while it is shown.
  blocks.map((block, place) => <Rendered key={place} block={block} />);

function Rendered({ block }: { block: Block }) {
  // The table above pairs every kind with the renderer of that very kind; TypeScript cannot follow the pair through the union.
  const Renderer = renderers[block.kind] as ComponentType<{ block: Block }>;
  return <Renderer block={block} />;
}
