// Bounded: without a limit, an address of many dots would take the server seconds.
const signs =
  /^[\s<([{"'“‘«*+|]{1,9}|(?:(?![_%/-])[\s\p{P}+=|~`<>$^\uFFFC\uFFFD\p{Extended_Pictographic}\p{Emoji_Modifier}]|=3D|%(?:2[0-2579A-CEF]|3[A-F]|5D|7[CDE]|[\da-f]?)){1,9}$/giu;
const invisible = /[\p{DI}\p{Cc}]/gu;
/** A line that quoted-printable text has broken. */
const softBreak = /(?:=|%3D)(?:%0D|\r)?(?:%0A|\n)/gi;

/**
 * Drops what boards, mail programs and chats add to a link: what counts visitors, the signs of a sentence, invisible marks
 * ("101&utm_source=x", "101).", "101%E2%80%8B").
 */
export const trimLinkEnd = (link: string): string =>
  (link.replaceAll(softBreak, '').split(/[?&;#]|\/(?=\w{2,40}=\w)/, 1)[0] ?? '')
    .replaceAll(invisible, '')
    .replaceAll(signs, '');

/**
 * Mends an address that leads nowhere, as boards, mails and chats bend them: a query that begins with "&", ";", "/" or an encoded "?",
 * escapes that were escaped again or cut, "&amp;", doubled slashes, and what `trimLinkEnd` drops.
 * @param address path and query
 */
export function tidyAddress(address: string): string {
  const [given = '', ...queries] = address.split('?');
  const decoded = decode(given.replaceAll(/%(?:25)+(?=[\da-f]{2})/gi, '%'));
  // Without a second slash, all were escaped.
  const text = decoded.lastIndexOf('/') > 0 ? decoded : decoded.replaceAll(/%2F/gi, '/');
  const [path = '', ...bent] = text
    .replaceAll(softBreak, '')
    .replaceAll(/&(?:amp;)+/gi, '&')
    .split(/[&;]|(?<=[^/])(?:[<>"“”]|\]\()|%(?:3F|26|3B|23)|(?:\/|%2F)(?=[a-z]\w{1,39}(?:=|%3D)\w)/i);
  const tidied = path
    .split(/[/\\]+/)
    .map(trimLinkEnd)
    .join('/')
    // The end of a reset token may be one of these, so that `trimLinkEnd` leaves them.
    .replace(/[_-]{1,9}$/, '');
  // Split, since a pattern for signs at the end would begin again at each of thousands.
  const rest = tidyQuery([...bent, queries.join('?')].join('&'))
    .replaceAll(invisible, '')
    .split('&')
    .filter(Boolean)
    .join('&');
  // What was escaped and is no letter stays as it was.
  return (encodeURI(tidied || '/') + (rest && `?${encodeURI(rest)}`)).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
}

/** Mends a query whose "&" or "=" were escaped, to which a second one was added ("?a=b?c=d"), or that a mail has broken. */
export const tidyQuery = (query: string): string =>
  query
    .replaceAll(/(^\??|&)(?:amp(?:;|%3B))+/gi, '$1')
    .replaceAll(/(?!^)\?(?=\w{1,40}=)/g, '&')
    .replaceAll(/[^&]+/g, (part) => {
      const whole = part.replaceAll(softBreak, '');
      return whole.includes('=') ? whole : part.replaceAll(/%3D/gi, '=').replaceAll('%26', '&');
    });

/** Escapes that were cut, or that are in an older encoding than UTF-8, are left out. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return decodeURI(path.replaceAll(/%(?![\da-f]{2})/gi, '%25').replaceAll(/%[89a-f][\da-f]/gi, ''));
  }
}
