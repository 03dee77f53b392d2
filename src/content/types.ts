/** Text with links and emphasis as data: a plain string, or a list of runs. */
export type Run = string | { text: string; to: string; newTab?: boolean } | { strong: string };
export type RichText = string | readonly Run[];

export type Picture = { src: string; alt: string; width: number; height: number };

/** The background of a section. */
export type Ground =
  | 'plain'
  | 'pale'
  | 'stucco'
  | 'sage'
  | 'mist'
  | 'butter'
  | 'rose'
  | 'stone'
  | 'night'
  | 'brick';

export type Action = { label: string; to: string; newTab?: boolean };

type Section = {
  ground?: Ground;
  heading: string;
  lead?: RichText;
  /** Where a link of the page's contents leads. */
  id?: string;
  /** On phones only the heading is shown until it is opened. */
  isFolded?: boolean;
};

/** The top of a page with its only h1, and beside it one drawing. At night a door in the light of its own lamp. */
export type BannerBlock = {
  kind: 'banner';
  ground: Ground;
  title: string;
  tagline?: string;
  /** The title of a document, set a size smaller than that of a place. */
  isDocument?: boolean;
  /** The heading reads "title - tagline.", as specified for Clinical. */
  isTaglineInHeading?: boolean;
  lead?: RichText;
  /** Small, below the lead. */
  note?: string;
  actions?: readonly Action[];
  /** The button that prints the page. */
  printLabel?: string;
  /** The service's door, and the scene in the window beside it. */
  door?: string;
  scene?: Picture;
  /** What the service looks like from the street, door included. */
  front?: Picture;
  /** The scene on the pavement, on pages without a door. */
  pavement?: Picture;
};

/** The sections of a long page, as links to their ids. */
export type ContentsBlock = {
  kind: 'contents';
  label: string;
  links: readonly { id: string; text: string }[];
};

/** Paragraphs and lists under a heading, optionally beside a picture. */
export type TextBlock = Section & {
  kind: 'text';
  paragraphs?: readonly RichText[];
  bulletsHeading?: string;
  bullets?: readonly RichText[];
  picture?: Picture;
  /** The gist of the document below, in the columns of its parts. */
  isSummary?: boolean;
  /** A small highlighted note below the text. */
  tile?: { title: string; text: RichText; action?: Action };
  action?: Action;
};

export type Card = {
  title: string;
  text: RichText;
  /** A line below the title; below a window, in sight before it is opened. */
  brief?: string;
  icon?: IconName;
  picture?: Picture;
  action?: Action;
};
/**
 * Cards in one of four designs: white ones on a sill (`cards`), short texts under an amber line (`rules`), windows whose
 * blind comes down with the text on it (`windows`), or the rooms of a cut-away building (`rooms`). The last two need pictures.
 */
export type CardsBlock = {
  [Kind in CardsKind]: Section & {
    kind: Kind;
    cards: readonly Card[];
    /** At most two beside each other, for cards with long texts. */
    isTwoColumns?: boolean;
    note?: RichText;
  };
}[CardsKind];
type CardsKind = 'cards' | 'rules' | 'windows' | 'rooms';

/** What people say. */
export type QuotesBlock = {
  kind: 'quotes';
  heading: string;
  quotes: readonly { text: string; name: string; role: string }[];
};

/** Lists, or terms with their values, in two columns; a list with a ground is a painted wall. */
export type ListsBlock = {
  kind: 'lists';
  lists: readonly {
    heading: string;
    id?: string;
    /** On phones only its heading is shown until it is opened. */
    isFolded?: boolean;
    ground?: Ground;
    text?: RichText;
    items?: readonly RichText[];
    facts?: readonly Fact[];
    /** A paragraph below the items. */
    note?: RichText;
    picture?: Picture;
  }[];
};

/** Numbered steps of a process. */
export type StepsBlock = Section & {
  kind: 'steps';
  /** A drawing across the screen, on which the section stands. */
  street?: Picture;
  /** `time`: how long it takes. */
  steps: readonly { title: string; time?: string; text: RichText }[];
  /** Below the steps. */
  note?: RichText;
  action?: Action;
};

/** Steps as the stops of a bus route. */
export type RouteBlock = Omit<StepsBlock, 'kind'> & { kind: 'route' };

/** Questions or lists that expand. */
export type AccordionBlock = Section & {
  kind: 'accordion';
  items: readonly AccordionItem[];
  /** Whether the first is open on arrival. */
  opensFirst?: boolean;
};
/** Questions in groups; only one is open at a time across all of them. */
export type QuestionsBlock = { kind: 'questions'; groups: readonly QuestionGroup[] };
type QuestionGroup = { heading: string; lead: RichText; items: readonly AccordionItem[] };
export type AccordionItem = {
  title: string;
  paragraphs?: readonly RichText[];
  table?: Pick<TableBlock, 'columns' | 'rows' | 'totalRow'>;
  bulletsLead?: string;
  bullets?: readonly RichText[];
};

/** A table; the first cell of a row is its header. `totalRow` is the index of the row with the totals. */
export type TableBlock = Section & {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  totalRow?: number;
  /** All columns but the first hold numbers, aligned to the right. */
  isNumeric?: boolean;
  /**
   * `board`: the directory board in the hall of a building, one line for each row. `stacked`: a row is a paragraph on a phone.
   * `brief`: it is two lines there, the second with short values.
   */
  variant?: 'board' | 'stacked' | 'brief';
  picture?: Picture;
  /** Details shown beside the table from lg. */
  beside?: { heading: string; facts: readonly Fact[] };
  note?: RichText;
};

/** One that spans rows is left out of those below it, so it must be the last of its row. */
export type Cell = RichText | { text: string; rowSpan: number };

/** The unit stands small beside a figure. */
export type Fact = { term: string; value: RichText; unit?: string };
/** Terms and values: details of a document, a signature, or `figures` in large type. */
export type FactsBlock = Section & {
  kind: 'facts';
  /** `stacked`: on a phone a value stands below its term. */
  variant?: 'rows' | 'stacked' | 'figures';
  /** Shown before the rows; `caption` is the heading of the rows. */
  paragraphs?: readonly RichText[];
  caption?: string;
  /** Of that heading. */
  captionId?: string;
  facts: readonly Fact[];
  note?: RichText;
};

/** The text of a policy, below a table of its contents. */
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
  table?: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  /** Below the table. */
  note?: string;
  parts?: readonly Omit<DocumentPart, 'parts'>[];
};

/** What to do next, beside something standing on the pavement or a lit window. */
export type CallToActionBlock = {
  kind: 'callToAction';
  ground?: Ground;
  heading: string;
  text: RichText;
  action: Action;
  secondAction?: Action;
  /** The address that paper shows instead of the buttons, after any other number than ours; without one, that for all concerns. */
  printedEmail?: string;
  pavement?: Picture;
  window?: Picture;
};

export type Block =
  | BannerBlock
  | ContentsBlock
  | TextBlock
  | CardsBlock
  | ListsBlock
  | QuotesBlock
  | StepsBlock
  | RouteBlock
  | AccordionBlock
  | QuestionsBlock
  | TableBlock
  | FactsBlock
  | DocumentBlock
  | CallToActionBlock;

/** A page of copy: its document title, its description for search engines, and its blocks. */
export type PageContent = {
  title: string;
  description: string;
  /** Kept out of search engines. */
  isPrivate?: boolean;
  blocks: readonly Block[];
};

/** The icons that content may refer to; `sections/cards/CardsSection.tsx` says which each is. */
export type IconName =
  | 'badgeCheck'
  | 'banknote'
  | 'calendar'
  | 'clipboard'
  | 'clock'
  | 'globe'
  | 'heart'
  | 'home'
  | 'idCard'
  | 'passport'
  | 'phone'
  | 'shield'
  | 'stethoscope'
  | 'users';
