import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How far a test file is from a source file: 0 when it is named like it; 1 when it imports it; 2 when it stands in the folder that
 * mirrors its own, or is named with a word of its name or its folder's; 3 otherwise.
 */
export function distance(source: string, test: string): 0 | 1 | 2 | 3 {
  const bare = source.replace(/\.tsx?$/, '');
  const name = path.basename(bare);
  if (path.basename(test).startsWith(`${name}.`)) return 0;
  if (textOf(test).includes(`'${bare.replace(/^src\//, '@/').replace(/^server\//, '@server/')}'`)) return 1;
  const mirrored = path.join('__tests__', path.dirname(source).replace(/^src\//, ''));
  return path.dirname(test) === mirrored || sharesWord(bare, test) ? 2 : 3;
}

/** Words that say nothing of what a file is about. */
const COMMON = new Set(['use', 'in', 'of', 'on', 'for', 'page', 'form']);

function sharesWord(source: string, test: string): boolean {
  const tested = wordsOf(path.basename(test).split('.', 1).join());
  const own = [path.basename(source), path.basename(path.dirname(source))].flatMap(wordsOf);
  return own.some((word) => tested.includes(word));
}

const wordsOf = (name: string) =>
  name
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter((word) => !COMMON.has(word));

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
