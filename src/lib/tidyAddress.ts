/** What boards, mail programs and chats do to a link, and what stands in its place; "?" where a query begins. */
const repairs: readonly (readonly [bent: RegExp, straight: string])[] = [
  // Quoted-printable text, which breaks lines and writes "=" in its own way.
  [/=\r?\n/g, ''],
  [/=3D/g, '='],
  // The words after the link, or the button on its page.
  [/(?:\r?\n){2}|\r?\n(?=\S+ )|, |(?<=\w)\/apply$/gi, '?'],
  // Marks that cannot be seen.
  [/[\p{DI}\p{Cc}]/gu, ''],
  // "&" in HTML, perhaps escaped again and again.
  [/&(?:amp;)+/gi, '&'],
  // Other signs before a query, or none but a slash.
  [/[&;#]|(?:\/|%2F)(?=[a-z]\w{1,39}=\w)/gi, '?'],
  // HTML or Markdown around the link.
  [/(?<=[^/])(?:[<>"“”]|\]\()/g, '?'],
];

const repair = (link: string): string =>
  repairs.reduce((text, [bent, straight]) => text.replaceAll(bent, straight), link);

/** The signs of a sentence around a link. Bounded: without a limit, an address of many dots would take the server seconds. */
const signs = /^[\s\p{S}([{"'“‘«*]{1,9}|(?:(?![_-])[\s\p{P}\p{S}]|%(?:2F|[\da-f])){1,9}$/giu;

/** Drops what was added to a link or a part of one ("101&utm_source=x", "101).", "101" and a mark that cannot be seen). */
export const trimLinkEnd = (link: string): string =>
  (repair(link).split('?', 1)[0] ?? '').replaceAll(signs, '');

/**
 * Mends an address that leads nowhere because it was bent on its way.
 * @param address path and query
 */
export function tidyAddress(address: string): string {
  const [given = '', ...queries] = address.split('?');
  const [path = '', ...bent] = repair(decode(given))
    // Words after the link, unless they may be the rest of an id ("REF 302"). Not in `repairs`: values of filters (`trimLinkEnd`) hold blanks.
    .replace(/^([^?\s]*[^?\s/]) (?:[-–—|·] )?(?![A-Z\d-]{1,20}[^\w?]{0,9}(?:\?|$))(?=\S)/, '$1?')
    .split('?');
  const tidied = path
    .split(/[/\\]+/)
    .map((part) => encodeURIComponent(part.replaceAll(signs, '')))
    .join('/')
    // The end of a reset token may be one of these, so that `signs` leaves them.
    .replace(/[_-]{1,9}$/, '');
  // Split, since a pattern for signs at the end would begin again at each of thousands.
  const query = tidyQuery([...bent, queries.join('?')].join('&'))
    .split('&')
    .filter(Boolean)
    .join('&');
  // What is still escaped stays so.
  return ((tidied || '/') + (query && `?${encodeURI(query)}`)).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
}

/** Mends a query whose "&" or "=" were escaped, to which a second one was added ("?a=b?c=d"), or that a mail has broken. */
export const tidyQuery = (query: string): string =>
  query
    .replaceAll(/(^\??|&)(?:amp(?:;|%3B))+/gi, '$1')
    .replaceAll(/(?!^)\?(?=\w{1,40}=)|%26(?=\w{1,40}(?:=|%3D))/gi, '&')
    .replaceAll(/[^&]+/g, (part) => {
      const whole = part.replaceAll(/(?:=|%3D)(?:%0D)?%0A/gi, '');
      return whole.includes('=') ? whole : part.replaceAll(/%3D/gi, '=').replaceAll('%26', '&');
    });

/** Decodes a path, all but slashes within a part. Escapes that were cut, or are in an older encoding than UTF-8, are left out. */
function decode(path: string): string {
  const once = path.replaceAll(/%(?:25)+(?=[\da-f]{2})/gi, '%');
  // Without a second slash, all were escaped.
  const text = once.replaceAll(/%2F/gi, once.lastIndexOf('/') > 0 ? '%252F' : '/');
  try {
    return decodeURIComponent(text);
  } catch {
    return decodeURIComponent(
      text.replaceAll(/%(?![\da-f]{2})/gi, '%25').replaceAll(/%[89a-f][\da-f]/gi, ''),
    );
  }
}
