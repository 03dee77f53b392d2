// A string, a number or a word. Control characters inside strings must be escaped, DEL and its neighbours need not.
const plainValue =
  /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

class Fault extends Error {
  readonly at: number;

  constructor(at: number) {
    super('not JSON');
    this.at = at;
  }
}

/** Where a text stops being JSON, in characters from its start: what V8 does not tell. */
export function jsonFaultAt(text: string): number {
  try {
    return skipSpace(text, passValue(text, 0));
  } catch (error) {
    if (error instanceof Fault) return error.at;
    throw error;
  }
}

function passValue(text: string, start: number): number {
  const at = skipSpace(text, start);
  if (text[at] === '[') return passItems(text, at, ']', passValue);
  if (text[at] === '{') return passItems(text, at, '}', passMember);
  return passPlain(text, at);
}

function passItems(
  text: string,
  opened: number,
  closing: ']' | '}',
  passItem: (text: string, at: number) => number,
): number {
  let at = skipSpace(text, opened + 1);
  if (text[at] === closing) return at + 1;
  for (;;) {
    at = skipSpace(text, passItem(text, at));
    if (text[at] === closing) return at + 1;
    if (text[at] !== ',') throw new Fault(at);
    at += 1;
  }
}

function passMember(text: string, start: number): number {
  const at = skipSpace(text, start);
  if (text[at] !== '"') throw new Fault(at);
  const colon = skipSpace(text, passPlain(text, at));
  if (text[colon] !== ':') throw new Fault(colon);
  return passValue(text, colon + 1);
}

function passPlain(text: string, at: number): number {
  plainValue.lastIndex = at;
  const length = plainValue.exec(text)?.[0].length;
  if (length === undefined) throw new Fault(at);
  return at + length;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && ' \t\r\n'.includes(text[at]!)) at += 1;
  return at;
}
