/** Text with links and emphasis as data: plain strings, or runs of them. */
export type Run = string | { text: string; to: string; newTab?: boolean } | { strong: string };
export type RichText = string | readonly Run[];

export type Picture = { src: string; alt: string; width: number; height: number };

/** The painted ground of a section. */
export type Ground =
  'plain' | 'pale' | 'stucco' | 'sage' | 'mist' | 'butter' | 'rose' | 'stone' | 'night' | 'brick';

export type Action = { label: string; to: string; newTab?: boolean };

type Section = { ground?: Ground; heading: string; lead?: RichText };

/** The top of a page and its only h1. A service shows the front of its house: a door, and a scene in its window. */
export type BannerBlock = {
  kind: 'banner';
  ground: Ground;
  title: string;
  tagline?: string;
  /** The heading reads "title - tagline.", as the specification writes it for Clinical. */
  isTaglineInHeading?: boolean;
  lead?: RichText;
  /** The service's door. */
  door?: string;
  /** What is seen through the window beside the door. */
  scene?: Picture;
  /** A scene that stands on the pavement, on pages without a door. */
  pavement?: Picture;
  actions?: readonly Action[];
};

/** Paragraphs and lists under a heading, with a picture beside them or none. */
export type TextBlock = Section & {
  kind: 'text';
  paragraphs?: readonly RichText[];
  bullets?: readonly RichText[];
  picture?: Picture;
  /** A small note set on a lit ground under the text. */
  tile?: { title: string; text: RichText; action?: Action };
  action?: Action;
};

export type Card = { title: string; text: RichText; icon?: IconName; picture?: Picture; action?: Action };
/**
 * A grid of cards: white ones on a sill (`cards`), short texts under a lit rule (`rules`), windows whose blind rises to
 * show the description (`windows`), or the rooms of a cut-away building (`rooms`). The last two need pictures.
 */
export type CardsBlock = {
  [Kind in CardsKind]: Section & { kind: Kind; cards: readonly Card[]; note?: RichText };
}[CardsKind];
type CardsKind = 'cards' | 'rules' | 'windows' | 'rooms';

/** Two or three lists side by side; with a ground of its own each list is a painted wall. */
export type ListsBlock = {
  kind: 'lists';
  lists: readonly {
    heading: string;
    ground?: Ground;
    text?: RichText;
    /** What stands before each item: a lit window, a dark one, or a small plate around it. */
    look?: 'lit' | 'unlit' | 'plates';
    items: readonly RichText[];
  }[];
};

/** Numbered steps of a process. */
export type StepsBlock = Section & { kind: 'steps'; steps: readonly { title: string; text: RichText }[] };

/** Questions or lists that expand; `isExclusive` keeps one open at a time. */
export type AccordionBlock = Section & {
  kind: 'accordion';
  isExclusive?: boolean;
  items: readonly AccordionItem[];
};
export type AccordionItem = {
  title: string;
  paragraphs?: readonly RichText[];
  bullets?: readonly RichText[];
};

/** A table; the first column heads its row. `totalRow` marks the row that sums up. */
export type TableBlock = Section & {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  totalRow?: number;
  /** Columns after the first hold numbers and are set flush right. */
  isNumeric?: boolean;
  picture?: Picture;
  /** Details that stand beside the table from lg. */
  beside?: { heading: string; facts: readonly Fact[] };
  note?: RichText;
};

export type Fact = { term: string; value: string };
/** Pairs of term and value: details of a document, a signature, or `figures` set large. */
export type FactsBlock = Section & {
  kind: 'facts';
  look?: 'rows' | 'figures';
  /** What is to be read before the rows, and a heading over them. */
  paragraphs?: readonly RichText[];
  caption?: string;
  facts: readonly Fact[];
  note?: RichText;
};

/** Measured bars in groups, drawn and readable as text. Bars are never added up. */
export type ChartBlock = Section & {
  kind: 'chart';
  caption: string;
  unit: string;
  series: readonly { name: string; shortName: string; tone: ChartTone }[];
  /** One value for each series, in their order; none where nothing is stated. */
  groups: readonly { label: string; values: readonly (number | undefined)[] }[];
  note?: RichText;
};
export type ChartTone = 'night' | 'brick' | 'hatched';

/** One day as a band of sky, with who is there at which hours. */
export type DayBlock = Section & {
  kind: 'day';
  /** What the band says, for those who do not see it. */
  summary: string;
  hours: readonly string[];
  shifts: readonly { label: string; hours: number; time: 'day' | 'night' }[];
  cards: readonly { title: string; text: RichText }[];
};

/** The prose of a policy: one reading column with its contents beside it. */
export type DocumentBlock = {
  kind: 'document';
  contentsLabel: string;
  parts: readonly DocumentPart[];
};
export type DocumentPart = {
  id: string;
  heading: string;
  paragraphs?: readonly RichText[];
  bullets?: readonly RichText[];
  facts?: readonly Fact[];
  parts?: readonly Omit<DocumentPart, 'parts'>[];
};

/** An invitation to act, at a door of the street or beside a wide picture. */
export type CallToActionBlock = {
  kind: 'callToAction';
  ground?: Ground;
  heading: string;
  text: RichText;
  action: Action;
  door?: string;
  picture?: Picture;
};

export type Block =
  | BannerBlock
  | TextBlock
  | CardsBlock
  | ListsBlock
  | StepsBlock
  | AccordionBlock
  | TableBlock
  | FactsBlock
  | ChartBlock
  | DayBlock
  | DocumentBlock
  | CallToActionBlock;

/** A page of copy: its title in the browser, its description for search engines, and its blocks. */
export type PageContent = {
  title: string;
  description: string;
  /** Left out by search engines. */
  isPrivate?: boolean;
  blocks: readonly Block[];
};

/** Icons that copy may name; sections/BlockIcon draws them. */
export type IconName =
  | 'badgeCheck'
  | 'banknote'
  | 'bed'
  | 'calendar'
  | 'clipboard'
  | 'clock'
  | 'globe'
  | 'handshake'
  | 'heart'
  | 'home'
  | 'idCard'
  | 'passport'
  | 'phone'
  | 'shield'
  | 'sparkles'
  | 'stethoscope'
  | 'users';
