/** Text with links and emphasis as data: plain strings, or runs of them. */
export type Run = string | { text: string; to: string; newTab?: boolean } | { strong: string };
export type RichText = string | readonly Run[];

export type Picture = { src: string; alt: string; width: number; height: number };

/** The painted ground of a section. */
export type Ground =
  'plain' | 'pale' | 'stucco' | 'sage' | 'mist' | 'butter' | 'rose' | 'stone' | 'night' | 'brick';

export type Action = { label: string; to: string; newTab?: boolean };

type Section = { ground?: Ground; heading: string; lead?: RichText };

/** The front of the house: page title, tagline and, for a service, its door. */
export type BannerBlock = {
  kind: 'banner';
  ground: Ground;
  title: string;
  tagline?: string;
  door?: string;
  scene?: Picture;
  action?: Action;
};
/** Paragraphs and lists under a heading, with a picture beside them or none. */
export type TextBlock = Section & {
  kind: 'text';
  paragraphs?: readonly RichText[];
  bullets?: readonly RichText[];
  picture?: Picture;
  action?: Action;
};
export type Card = { title: string; text: RichText; icon?: IconName; picture?: Picture; action?: Action };
/** A grid of cards; `isRevealed` hides each description until it is hovered, focused or pressed. */
export type CardsBlock = Section & { kind: 'cards'; cards: readonly Card[]; isRevealed?: boolean };
/** Numbered steps of a process. */
export type StepsBlock = Section & { kind: 'steps'; steps: readonly { title: string; text: RichText }[] };
/** Questions or lists that expand; `isExclusive` keeps one open at a time. */
export type AccordionBlock = Section & {
  kind: 'accordion';
  isExclusive?: boolean;
  items: readonly { title: string; paragraphs?: readonly RichText[]; bullets?: readonly RichText[] }[];
};
/** A table; the first column heads its row. `totalRow` marks the row that sums up. */
export type TableBlock = Section & {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  totalRow?: number;
};
/** Pairs of term and value: document details, signatures. */
export type FactsBlock = Section & { kind: 'facts'; facts: readonly { term: string; value: string }[] };
/** Measured bars in groups, drawn and readable as text. */
export type ChartBlock = Section & {
  kind: 'chart';
  unit: string;
  groups: readonly {
    label: string;
    bars: readonly { label: string; value: number; tone: 'dark' | 'lit' | 'outline' }[];
  }[];
};
/** An invitation to act, with a picture or none. */
export type CallToActionBlock = {
  kind: 'callToAction';
  ground?: Ground;
  heading: string;
  text: RichText;
  action: Action;
  picture?: Picture;
};

export type Block =
  | BannerBlock
  | TextBlock
  | CardsBlock
  | StepsBlock
  | AccordionBlock
  | TableBlock
  | FactsBlock
  | ChartBlock
  | CallToActionBlock;

/** A page of copy: its title in the browser, its description for search engines, and its blocks. */
export type PageContent = { title: string; description: string; blocks: readonly Block[] };

/** Icons that copy may name; sections/BlockIcon draws them. */
export type IconName =
  | 'badgeCheck'
  | 'bed'
  | 'calendar'
  | 'clipboard'
  | 'clock'
  | 'globe'
  | 'handshake'
  | 'heart'
  | 'home'
  | 'idCard'
  | 'phone'
  | 'shield'
  | 'sparkles'
  | 'stethoscope'
  | 'truck'
  | 'users';
