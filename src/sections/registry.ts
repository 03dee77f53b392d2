import type { ComponentType } from 'react';
import type { Block } from '@/content/types';
import { Banner } from './banner/Banner';
import { CallToAction } from './callToAction/CallToAction';
import { CardsSection } from './cards/CardsSection';
import { DocumentSection } from './document/DocumentSection';
import { FactsSection } from './facts/FactsSection';
import { ListsSection } from './lists/ListsSection';
import { RulesSection } from './rules/RulesSection';
import { StepsSection } from './steps/StepsSection';
import { TableSection } from './table/TableSection';
import { TextSection } from './text/TextSection';

/** A component for each kind of block. */
export type Sections<Kind extends Block['kind']> = {
  [K in Kind]: ComponentType<{ block: Extract<Block, { kind: K }> }>;
};

/** Kinds that only one or two pages use. Those pages add them, so that the other pages of words do not carry their code. */
type RareKind = 'accordion' | 'chart' | 'contents' | 'day' | 'questions' | 'rooms' | 'route' | 'windows';

/** The component that draws each kind of block; a kind without one does not compile. */
export const sections: Sections<Exclude<Block['kind'], RareKind>> = {
  banner: Banner,
  callToAction: CallToAction,
  cards: CardsSection,
  document: DocumentSection,
  facts: FactsSection,
  lists: ListsSection,
  rules: RulesSection,
  steps: StepsSection,
  table: TableSection,
  text: TextSection,
};
