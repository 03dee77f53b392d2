import type { ComponentType } from 'react';
import type { Block } from '@/content/types';
import { Banner } from './banner/Banner';
import { CallToAction } from './callToAction/CallToAction';
import { CardsSection } from './cards/CardsSection';
import { ChartSection } from './chart/ChartSection';
import { DaySection } from './day/DaySection';
import { DocumentSection } from './document/DocumentSection';
import { FactsSection } from './facts/FactsSection';
import { ListsSection } from './lists/ListsSection';
import { RoomsSection } from './rooms/RoomsSection';
import { RulesSection } from './rules/RulesSection';
import { StepsSection } from './steps/StepsSection';
import { TableSection } from './table/TableSection';
import { TextSection } from './text/TextSection';
import { WindowsSection } from './windows/WindowsSection';

/** A component for each kind of block. */
export type Sections<Kind extends Block['kind']> = {
  [K in Kind]: ComponentType<{ block: Extract<Block, { kind: K }> }>;
};

/**
 * The component that draws each kind of block; a kind without one does not compile. An accordion comes with the pages that
 * have one: MUI's would add 9 KB to each of the others.
 */
export const sections: Sections<Exclude<Block['kind'], 'accordion'>> = {
  banner: Banner,
  callToAction: CallToAction,
  cards: CardsSection,
  chart: ChartSection,
  day: DaySection,
  document: DocumentSection,
  facts: FactsSection,
  lists: ListsSection,
  rooms: RoomsSection,
  rules: RulesSection,
  steps: StepsSection,
  table: TableSection,
  text: TextSection,
  windows: WindowsSection,
};
