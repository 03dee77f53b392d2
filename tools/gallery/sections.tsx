import type { ReactNode } from 'react';
import type { Block, Ground } from '@/content/types';
import { page as about } from '@/content/pages/about';
import { page as carbon } from '@/content/pages/carbon';
import { page as clinical } from '@/content/pages/clinical';
import { page as domiciliary } from '@/content/pages/domiciliary';
import { page as facilities } from '@/content/pages/facilities';
import { page as faq } from '@/content/pages/faq';
import { page as internationalRecruitment } from '@/content/pages/internationalRecruitment';
import { page as modernSlavery } from '@/content/pages/modernSlavery';
import { page as nonClinical } from '@/content/pages/nonClinical';
import { page as notFound } from '@/content/pages/notFound';
import { page as supportedLiving } from '@/content/pages/supportedLiving';
import { page as terms } from '@/content/pages/terms';
import { page as trainings } from '@/content/pages/trainings';
import { home } from '@/content/pages/home';
import { AccordionSection } from '@/sections/accordion/AccordionSection';
import { QuestionsSection } from '@/sections/accordion/QuestionsSection';
import { Banner } from '@/sections/banner/Banner';
import { CallToAction } from '@/sections/callToAction/CallToAction';
import { CardsSection } from '@/sections/cards/CardsSection';
import { ChartSection } from '@/sections/chart/ChartSection';
import { ContentsSection } from '@/sections/contents/ContentsSection';
import { DaySection } from '@/sections/day/DaySection';
import { DocumentSection } from '@/sections/document/DocumentSection';
import { FactsSection } from '@/sections/facts/FactsSection';
import { AboutUs } from '@/sections/home/AboutUs';
import { Candidates } from '@/sections/home/Candidates';
import { Clients } from '@/sections/home/Clients';
import { ContactBlock } from '@/sections/home/ContactBlock';
import { Doors } from '@/sections/home/Doors';
import { WaysIn } from '@/sections/home/WaysIn';
import { Employees } from '@/sections/home/Employees';
import { Hero } from '@/sections/home/Hero';
import { LogoRows } from '@/sections/home/LogoRows';
import { Stats } from '@/sections/home/Stats';
import { ListsSection } from '@/sections/lists/ListsSection';
import { QuotesSection } from '@/sections/quotes/QuotesSection';
import { RoomsSection } from '@/sections/rooms/RoomsSection';
import { ActionButton, Actions } from '@/sections/shared/ActionButton';
import { Bullets } from '@/sections/shared/Bullets';
import { ContentsLinks } from '@/sections/shared/ContentsLinks';
import { FactRows } from '@/sections/shared/FactRows';
import { Image } from '@/sections/shared/Image';
import { Note } from '@/sections/shared/Note';
import { Paragraphs } from '@/sections/shared/Paragraphs';
import { RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { Wall, WallText } from '@/sections/shared/Wall';
import { StepsSection } from '@/sections/steps/StepsSection';
import { TableSection } from '@/sections/table/TableSection';
import { TextSection } from '@/sections/text/TextSection';
import { WindowsSection } from '@/sections/windows/WindowsSection';
import { After, press, type Pieces } from './scene';

const pages = {
  about,
  carbon,
  clinical,
  domiciliary,
  facilities,
  faq,
  internationalRecruitment,
  modernSlavery,
  nonClinical,
  notFound,
  supportedLiving,
  terms,
  trainings,
};

/** The blocks of these kinds that differ in more than their words, each named after the first page that has one like it. */
function blocks<Kind extends Block['kind']>(
  kinds: readonly Kind[],
  show: (block: Extract<Block, { kind: Kind }>) => ReactNode,
): Record<string, ReactNode> {
  const byShape = new Map<string, [string, ReactNode]>();
  for (const [page, { blocks: all }] of Object.entries(pages))
    for (const block of all) {
      const shape = shapeOf(block);
      if (!(kinds as readonly string[]).includes(block.kind) || byShape.has(shape)) continue;
      // Of one of the kinds, as has just been seen.
      byShape.set(shape, [`${page} ${byShape.size + 1}`, show(block as Extract<Block, { kind: Kind }>)]);
    }
  return Object.fromEntries(byShape.values());
}

/** Fields that change little but the words; the grounds are those of Section. */
const words =
  'id heading lead paragraphs note text printedEmail ground actions action secondAction bulletsHeading tagline'.split(
    ' ',
  );

/** The other fields that it has, and what they choose. */
const shapeOf = (block: Block): string =>
  Object.entries(block)
    .filter(([field]) => !words.includes(field))
    .map(([field, value]) =>
      ['kind', 'variant'].includes(field) || value === true ? `${field} ${value}` : field,
    )
    .toSorted()
    .join();

const text = [
  'Some words, ',
  { strong: 'some of them strong' },
  ', and ',
  { text: 'a link', to: '/jobs' },
  '.',
] as const;
const grounds: Ground[] = [
  'plain',
  'pale',
  'stucco',
  'sage',
  'mist',
  'butter',
  'rose',
  'stone',
  'night',
  'brick',
];
const onGrounds = (show: (ground: Ground) => ReactNode) =>
  Object.fromEntries(grounds.map((ground) => [ground, show(ground)]));
const facts = [
  { term: 'Call', value: text },
  { term: 'Days', value: 'All of them' },
];
const action = { label: 'Careers', to: '/jobs' };

export const sections: Pieces = {
  AboutUs: { home: <AboutUs /> },
  AccordionSection: {
    ...blocks(['accordion'], (block) => <AccordionSection block={block} />),
    open: (
      <After act={press('h3 button')}>
        {Object.values(blocks(['accordion'], (block) => <AccordionSection block={block} />))[0]}
      </After>
    ),
  },
  ActionButton: {
    actions: (
      <Actions>
        <ActionButton action={action} />
        <ActionButton action={{ label: 'Ring', to: 'tel:1' }} variant="outlined" />
        <ActionButton action={{ label: 'Write', to: 'mailto:a@example.com' }} />
        <ActionButton action={{ ...action, newTab: true }} />
      </Actions>
    ),
  },
  Banner: blocks(['banner'], (block) => <Banner block={block} />),
  Bullets: {
    one: <Bullets items={[text, 'Two', 'Three']} />,
    'two columns': <Bullets items={[text, 'Two', 'Three']} isTwoColumns />,
  },
  CallToAction: blocks(['callToAction'], (block) => <CallToAction block={block} />),
  Candidates: { home: <Candidates /> },
  CardsSection: blocks(['cards', 'rules'], (block) => <CardsSection block={block} />),
  ChartSection: blocks(['chart'], (block) => <ChartSection block={block} />),
  Clients: { home: <Clients /> },
  ContactBlock: { home: <ContactBlock>The form</ContactBlock> },
  ContentsLinks: {
    two: (
      <ContentsLinks
        label="On this page"
        links={[
          { id: 'a', text: 'Pay' },
          { id: 'b', text: 'Hours' },
        ]}
      />
    ),
  },
  ContentsSection: blocks(['contents'], (block) => <ContentsSection block={block} />),
  DaySection: blocks(['day'], (block) => <DaySection block={block} />),
  DocumentSection: blocks(['document'], (block) => (
    <DocumentSection block={{ ...block, parts: block.parts.slice(0, 3) }} />
  )),
  Doors: { home: <Doors /> },
  WaysIn: { home: <WaysIn /> },
  Employees: { home: <Employees /> },
  FactRows: {
    rows: <FactRows label="Rows" facts={facts} />,
    stacked: <FactRows label="Stacked" facts={facts} variant="stacked" />,
  },
  FactsSection: blocks(['facts'], (block) => <FactsSection block={block} />),
  Hero: Object.fromEntries(
    ['dawn', 'day', 'dusk', 'night'].map((time) => [
      time,
      <After key={time} act={() => void (document.documentElement.dataset.time = time)}>
        <Hero>The search</Hero>
      </After>,
    ]),
  ),
  Image: { home: <Image picture={home.contact.picture} /> },
  ListsSection: blocks(['lists'], (block) => <ListsSection block={block} />),
  LogoRows: { home: <LogoRows /> },
  Note: { note: <Note text={text} /> },
  Paragraphs: { two: <Paragraphs texts={[text, 'Another paragraph.']} /> },
  QuestionsSection: blocks(['questions'], (block) => <QuestionsSection block={block} />),
  QuotesSection: blocks(['quotes'], (block) => <QuotesSection block={block} />),
  RichText: { runs: <RichText text={text} /> },
  RoomsSection: blocks(['rooms'], (block) => <RoomsSection block={block} />),
  Section: onGrounds((ground) => (
    <Section ground={ground}>
      <SectionHeading heading={ground} lead={text} />
    </Section>
  )),
  SectionHeading: {
    lead: <SectionHeading heading="A heading" lead={text} />,
    alone: <SectionHeading heading="A heading" />,
  },
  Stats: { home: <Stats /> },
  StepsSection: blocks(['steps', 'route'], (block) => <StepsSection block={block} />),
  TableSection: blocks(['table'], (block) => <TableSection block={block} />),
  TextSection: blocks(['text'], (block) => <TextSection block={block} />),
  Wall: onGrounds((ground) => (
    <Wall ground={ground}>
      <div>
        <WallText>{ground}</WallText>
      </div>
    </Wall>
  )),
  WindowsSection: blocks(['windows'], (block) => <WindowsSection block={block} />),
};
