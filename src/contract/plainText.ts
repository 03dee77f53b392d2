import { Parser } from 'htmlparser2';
import { leadingBullets } from './jobs';

/**
 * Turns the HTML of another backend into plain text: an empty line between paragraphs, a line for each line break and row, and for
 * each list item one that begins with "• ". Entities are decoded once, scripts and styles vanish. What only resembles a tag or an
 * entity stays ("<jane@trust.example>", "BMI < 30", "A&E"), and a text without markup is returned as it is.
 */
export function plainText(given: string): string {
  // The parser would drop all that follows a lone "<", and read "policies&regulations" as "policies®ulations".
  const html = given.replaceAll(/<(?![^<>]*>)|&(?!#?\w+;)/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  const lines = new Lines();
  let hasTags = false;
  let hiddenDepth = 0;
  const write = (text: string) => {
    if (hiddenDepth === 0) lines.write(text);
  };
  const sourceOf = ({ startIndex, endIndex }: Parser) => html.slice(startIndex, endIndex + 1);
  const parser = new Parser(
    {
      onopentag(name) {
        const kind = kindOf(name);
        if (!kind) return write(sourceOf(parser));
        hasTags = true;
        if (kind === 'hidden') hiddenDepth += 1;
        if (kind === 'break') lines.break();
        if (kind === 'item') lines.startItem();
        lines.separate(kind);
      },
      ontext: write,
      onclosetag(name, isImplied) {
        const kind = kindOf(name);
        if (!kind && !isImplied) write(sourceOf(parser));
        if (kind === 'hidden') hiddenDepth -= 1;
        if (kind === 'item') lines.endItem();
        if (kind) lines.separate(kind);
      },
    },
    { recognizeCDATA: true },
  );
  parser.end(html);
  return !hasTags && lines.is(given) ? given : lines.toString();
}

class Lines {
  #lines = [''];
  #isLaidOut = false;
  #itemDepth = 0;
  #isAtItemStart = false;

  write(text: string): void {
    let words = text;
    if (this.#isAtItemStart) {
      words = text.trimStart().replace(leadingBullets, '');
      if (words === '') return;
      this.#isAtItemStart = false;
      words = `• ${words}`;
    }
    this.#lines[this.#lines.length - 1] += words;
  }

  startItem(): void {
    if (!this.#isBlank(-1)) this.#add();
    this.#itemDepth += 1;
    this.#isAtItemStart = true;
  }

  endItem(): void {
    this.#itemDepth -= 1;
    this.#isAtItemStart = false;
    // What an outer item says after its own list.
    if (this.#itemDepth > 0) this.#add();
  }

  break(): void {
    if (this.#itemDepth > 0) this.write(' ');
    else this.#add();
  }

  /** Sets what follows apart from what stands before it, at the beginning or end of an element. An item stays one line. */
  separate(kind: Kind): void {
    if (kind === 'inline' || kind === 'hidden' || kind === 'break') return;
    if (kind === 'cell' || this.#itemDepth > 0) return this.write(' ');
    if (!this.#isBlank(-1)) this.#add();
    if (kind === 'paragraph' && !this.#isBlank(-2)) this.#add();
  }

  is(text: string): boolean {
    return this.#lines[0] === text;
  }

  /** Where tags make the lines, a line break in the source is a blank like any other. */
  toString(): string {
    const blanks = this.#isLaidOut ? /\s+/g : /[^\S\n]+/g;
    return this.#lines
      .map((line) => line.replaceAll(blanks, ' ').trim())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
  }

  #add(): void {
    this.#isLaidOut = true;
    this.#lines.push('');
  }

  #isBlank(index: number): boolean {
    return (this.#lines.at(index) ?? '').trim() === '';
  }
}

type Kind = 'paragraph' | 'line' | 'item' | 'cell' | 'break' | 'hidden' | 'inline';

const names: Record<Kind, string> = {
  paragraph:
    'p h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr article section header footer main aside nav form fieldset figure address',
  line: 'div dt dd tr caption legend figcaption option details summary center',
  item: 'li',
  cell: 'td th',
  break: 'br',
  hidden: 'script style template title noscript iframe object svg math',
  inline:
    'a abbr b bdi bdo big body button cite code col colgroup data del dfn em font head html i img input ins kbd label link mark ' +
    'meta picture q s samp select small source span strike strong sub sup tbody textarea tfoot thead time tt u var wbr',
};

const kinds = new Map(
  (Object.keys(names) as Kind[]).flatMap((kind) =>
    names[kind].split(' ').map((name) => [name, kind] as const),
  ),
);

/** The kind of an element, those of Word ("o:p") and of components included; undefined for what is no element. */
const kindOf = (name: string): Kind | undefined =>
  kinds.get(name) ?? (/^[a-z]+[:-][a-z-]+$/.test(name) ? 'inline' : undefined);
