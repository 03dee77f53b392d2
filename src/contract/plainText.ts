import { decodeHTMLStrict } from 'entities/decode';
import { leadingBullets } from './jobs';

const names = {
  paragraph:
    'p h1 h2 h3 h4 h5 h6 dl table blockquote pre hr article section header footer main aside nav form fieldset figure address',
  list: 'ul ol',
  line: 'div dt dd tr caption legend figcaption option details summary center',
  item: 'li',
  cell: 'td th',
  break: 'br',
  inline:
    'a abbr b bdi bdo big body button cite code col colgroup data del dfn em font head html i img input ins kbd label link mark ' +
    'meta picture q s samp select small source span strike strong sub sup tbody textarea tfoot thead time tt u var wbr',
  hidden: 'script style template title noscript iframe object svg math',
};
type Kind = keyof typeof names;

const kinds = new Map(
  Object.entries(names).flatMap(([kind, list]) => list.split(' ').map((name) => [name, kind as Kind])),
);

/** The kind of an element, those of Word ("o:p") and of components included; undefined for what is no element. */
const kindOf = (name: string): Kind | undefined =>
  kinds.get(name) ?? (/^[a-z]+[:-][a-z-]+$/.test(name) ? 'inline' : undefined);

/**
 * Comments, CDATA, elements with all that they hide, declarations, tags and entities. Each alternative stops at the next "<" or takes all
 * that it has read, so that reading takes time in proportion to the length, whatever the text.
 */
const tokens = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    String.raw`<!\[CDATA\[([^]*?)(?:\]\]>|$)`,
    String.raw`<(${names.hidden.replaceAll(' ', '|')})(?=[\s/>])[^<>]*>[^]*?(?:</\2\s*>|$)`,
    '<[!?][^<>]*>',
    String.raw`<(/?)([a-z][^\s<>/]*)(?=[\s/>])(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>`,
    String.raw`&#?\w+;`,
  ].join('|'),
  'gi',
);

// What ends a line, a paragraph, a line for certain, and what begins an item, as characters that Unicode gives no meaning.
const [LINE, PARAGRAPH, BREAK, ITEM] = ['\uE001', '\uE002', '\uE003', '\uE004'];

/**
 * Turns the HTML of another backend into plain text: an empty line between paragraphs, a line for each line break and row, and for
 * each list item one that begins with "• ". Entities are decoded once, scripts and styles vanish. What only resembles a tag or an
 * entity stays ("<jane@trust.example>", "BMI < 30", "A&E"), and a text without markup is returned as it is.
 */
export function plainText(given: string): string {
  let lists = 0;
  let isInItem = false;
  const marked = given.replaceAll(
    tokens,
    (source, data?: string, _hidden?: string, slash?: string, name?: string) => {
      if (source.startsWith('&')) return decodeHTMLStrict(source);
      if (!name) return data ?? '';
      switch (kindOf(name.toLowerCase())) {
        case undefined:
          return source;
        case 'item':
          // A nested list ends inside an item of the outer one.
          isInItem = !slash || lists > 1;
          return slash ? LINE : LINE + ITEM;
        case 'list':
          lists = Math.max(0, lists + (slash ? -1 : 1));
          if (slash) isInItem = lists > 0;
          return isInItem ? LINE : PARAGRAPH;
        case 'paragraph':
          return isInItem ? ' ' : PARAGRAPH;
        case 'line':
          return isInItem ? ' ' : LINE;
        case 'break':
          return isInItem ? ' ' : BREAK;
        case 'cell':
          return ' ';
        default:
          return '';
      }
    },
  );
  return marked === given ? given : layOut(marked);
}

/** Where tags make the lines, a line break in the source is a blank like any other. */
function layOut(marked: string): string {
  const hasLines = /[\uE001-\uE004]/.test(marked);
  return (hasLines ? marked.replaceAll(/\s+/g, ' ') : marked.replaceAll('\n', BREAK))
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\uE004([^\uE001-\uE004]*)/g, (_, words: string) => {
      const item = words.trim().replace(leadingBullets, '');
      return item && `• ${item}`;
    })
    .replaceAll(/ ?[\uE001-\uE003][ \uE001-\uE003]*/g, lineEnds)
    .trim();
}

/** The line ends for a run of marks: a line that is blank needs no other end but those for certain. At most one line stays empty. */
function lineEnds(run: string): string {
  const marks = run.replaceAll(' ', '');
  const ends = marks.split(BREAK).length - 1 + (marks.startsWith(LINE) ? 1 : 0);
  return marks.includes(PARAGRAPH) || ends > 1 ? '\n\n' : '\n';
}
