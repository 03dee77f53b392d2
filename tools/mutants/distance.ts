import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How far a test file is from a source file: 0 when it is named like it; 1 when it imports it; 2 when it is named with a word of its
 * name; 3 when it is named with a word of its folder's, or stands in the folder that mirrors that; 4 otherwise.
 */
export function distance(source: string, test: string): 0 | 1 | 2 | 3 | 4 {
  const bare = source.replace(/\.tsx?$/, '');
  const folder = path.dirname(source);
  const [testName = ''] = path.basename(test).split('.', 1);
  if (testName === path.basename(bare)) return 0;
  if (textOf(test).includes(`'${bare.replace(/^src\//, '@/').replace(/^server\//, '@server/')}'`)) return 1;
  if (shareWord(path.basename(bare), testName)) return 2;
  const mirrored = path.join('__tests__', folder.replace(/^src\//, ''));
  return path.dirname(test) === mirrored || shareWord(path.basename(folder), testName) ? 3 : 4;
}

/** Words that say nothing of what a file is about. */
const COMMON = new Set(['use', 'in', 'of', 'on', 'for', 'page', 'form']);

const shareWord = (one: string, other: string): boolean =>
  wordsOf(one).some((word) => wordsOf(other).includes(word));

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
