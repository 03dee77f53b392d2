// Bounded: without a limit, an address of many dots would take the server seconds.
const signs = /^\s{1,9}|(?:[\s.,;:!?=)\]}>'"’”»…]|%(?:20|21|22|27|29|2[CE]|3[ABDEF]|5D|7D)){1,9}$/gi;
const invisible = /[\p{DI}\p{Cc}]/gu;

/**
 * Drops what boards, mail programs and chats add to the end of a link: what counts visitors, the signs of a sentence, invisible marks
 * ("101&utm_source=x", "101).", "101%E2%80%8B").
 */
export const trimLinkEnd = (link: string): string =>
  (link.split(/[?&;]/, 1)[0] ?? '').replaceAll(invisible, '').replaceAll(signs, '');

/**
 * Mends an address that leads nowhere, as boards, mails and chats bend them: a query that begins with "&", ";" or an encoded "?",
 * escapes that were escaped again, "&amp;", doubled slashes, and what `trimLinkEnd` drops.
 * @param address path and query; one that cannot be mended is returned as it is
 */
export function tidyAddress(address: string): string {
  const [given = '', ...queries] = address.split('?');
  const text = decode(given.replaceAll(/%(?:25)+(?=[\da-f]{2})/gi, '%'));
  if (text === undefined) return address;
  const [path = '', ...bent] = text.replaceAll(/&(?:amp;)+/gi, '&').split(/[&;]|%(?:3F|26|3B)/i);
  const tidied = path
    .split(/[/\\]+/)
    .map(trimLinkEnd)
    .join('/');
  const query = [...bent.map((part) => part.replaceAll(/%3D/gi, '=')), queries.join('?')].join('&');
  const rest = tidyQuery(query.replaceAll(invisible, '')).replaceAll(/^&+|&+$/g, '');
  // What was escaped and is no letter stays as it was.
  return (encodeURI(tidied) + (rest && `?${encodeURI(rest)}`)).replaceAll(/%25(?=[\da-f]{2})/gi, '%');
}

/** A query whose "&" were escaped as in HTML, once or more often. */
export const tidyQuery = (query: string): string => query.replaceAll(/(^\??|&)(?:amp;)+/gi, '$1');

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
