import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * How far a test file is from a source file: 0 when it is named like it, 1 when it imports it or stands in the folder that
 * mirrors its own, 2 otherwise.
 */
export function distance(source: string, test: string): 0 | 1 | 2 {
  const bare = source.replace(/\.tsx?$/, '');
  const name = path.basename(bare);
  if (path.basename(test).startsWith(`${name}.`)) return 0;
  const mirrored = path.join('__tests__', path.dirname(source).replace(/^src\//, ''));
  const imported = `'${bare.replace(/^src\//, '@/').replace(/^server\//, '@server/')}'`;
  return path.dirname(test) === mirrored || textOf(test).includes(imported) ? 1 : 2;
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
