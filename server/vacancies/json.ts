import { jsonFaultAt } from './jsonFault';
import { type Place, placeAt, refuse } from './refusal';

/**
 * Parses JSON.
 * Refuses (FileRefused) text that is none, naming line and column.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    // Without the piece of the file that V8 quotes: the place says where it is.
    const reason = words.replace(/,? ?(?:\.\.\.)?"[^]*$|(?: in JSON)? at position[^]*$| \(line [^]*$/, '');
    return refuse(placeAt(text, jsonFaultAt(text)), `not valid JSON (${reason})`);
  }
}

/**
 * Where a value stands in a JSON text that is known to be valid.
 * @param path keys and indexes from the outside in
 * @returns the place of the value, or of the innermost one on the way to it that exists
 */
export function placeInJson(text: string, path: readonly (string | number)[]): Place {
  let offset = skipSpace(text, 0);
  for (const step of path) {
    const inner = typeof step === 'number' ? elementAt(text, offset, step) : memberAt(text, offset, step);
    if (inner === undefined) break;
    offset = inner;
  }
  return placeAt(text, offset);
}

function elementAt(text: string, start: number, index: number): number | undefined {
  if (text[start] !== '[') return undefined;
  let at = skipSpace(text, start + 1);
  for (let passed = 0; passed < index && text[at] !== ']'; passed += 1) {
    at = skipSpace(text, skipValue(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return text[at] === ']' ? undefined : at;
}

function memberAt(text: string, start: number, key: string): number | undefined {
  if (text[start] !== '{') return undefined;
  let at = skipSpace(text, start + 1);
  while (text[at] === '"') {
    const keyEnd = skipValue(text, at);
    const value = skipSpace(text, skipSpace(text, keyEnd) + 1);
    if (JSON.parse(text.slice(at, keyEnd)) === key) return value;
    at = skipSpace(text, skipValue(text, value));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return undefined;
}

/** The end of the value that starts here: a string, a whole object or list, or a bare word. */
function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    if (text[at] === '"') at = matchFrom(text, at, /"(?:[^"\\]|\\.)*"/y);
    else if (/[[{]/.test(text[at]!)) [depth, at] = [depth + 1, at + 1];
    else if (/[\]}]/.test(text[at]!)) [depth, at] = [depth - 1, at + 1];
    else at = matchFrom(text, at, /[\s,:]+|[^\s,:[\]{}"]+/y);
  } while (depth > 0);
  return at;
}

const skipSpace = (text: string, at: number): number => matchFrom(text, at, /\s*/y);

function matchFrom(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}
