// Joiners that no letter needs. In the scripts of Persia and India they shape letters, and stay.
const looseJoiners =
  /(?<!(?!\p{Script=Latin})[\p{L}\p{M}])[\u200C\u200D\p{VS}]|\u200C(?![\p{L}\p{M}])|(?<!\p{M})\u200D(?![\p{L}\p{M}])/gu;

/**
 * Tidies what was typed or pasted into a field of one line: marks that cannot be seen go, blanks of any kind and line breaks become one
 * blank, and none stays at the ends. What shows nothing is empty.
 */
export const tidyLine = (text: string): string =>
  text
    // U+FFFC is left by dictation on phones.
    .replaceAll(/(?![\u200C\u200D\p{VS}])[\p{DI}\uFFFC]/gu, '')
    .replaceAll(looseJoiners, '')
    .replaceAll(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim();

/** Finds the address in what was copied: "mailto:ann@x.example?subject=Hello", "Ann <ann@x.example>;", "Email: ann @x.example". */
export function tidyEmail(text: string): string {
  const line = tidyLine(text)
    .normalize('NFKC')
    .replaceAll(/%([2-7][\dA-F])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/ ?@ ?/g, '@')
    // Keyboards of phones put a blank after a dot, Word a bent apostrophe into a name.
    .replace(/^(\S+@[^\s.]+\.) (?=\S+$)/, '$1')
    .replaceAll('’', "'");
  const inner = /[<([]([^<>()[\]@]+@[^<>()[\]@]+)[>)\]]/.exec(line)?.[1] ?? line;
  return (
    inner
      .replace(/^[^@]*:/, '')
      .replace(/^([^@]*@[^?<([]*)[?<([].*$/, '$1')
      .replace(/^[-\s]+ |^[^\p{L}\p{N}_+-]+/u, '')
      // Bounded: NFKC makes three signs of "…", and without a limit each of thousands would be tried.
      .replace(/[^\p{L}\p{N}]{1,9}$/u, '')
  );
}
