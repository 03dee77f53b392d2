// Searching in the bytes of a file. Plain loops: a file crafted to match almost everywhere must not block the server or the page.

/** ASCII text as the bytes of a file. */
export function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Text as the directory of a compound file has it: UTF-16, little-endian. */
export function utf16(text: string): Uint8Array {
  return Uint8Array.from(Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat());
}

/** Whether a file begins with these bytes. */
export function startsWith(bytes: Uint8Array, start: Uint8Array): boolean {
  return matchesAt(bytes, start, 0);
}

function matchesAt(bytes: Uint8Array, part: Uint8Array, at: number): boolean {
  for (let index = 0; index < part.length; index += 1) {
    if (bytes[at + index] !== part[index]) return false;
  }
  return true;
}

/** Where a part first stands at or after `from`; -1 if nowhere. */
export function indexOf(bytes: Uint8Array, part: Uint8Array, from = 0): number {
  for (let at = from; at <= bytes.length - part.length; at += 1) if (matchesAt(bytes, part, at)) return at;
  return -1;
}

/** Where a part last stands; -1 if nowhere. */
export function lastIndexOf(bytes: Uint8Array, part: Uint8Array): number {
  for (let at = bytes.length - part.length; at >= 0; at -= 1) if (matchesAt(bytes, part, at)) return at;
  return -1;
}
