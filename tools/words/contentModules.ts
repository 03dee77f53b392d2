import { readdirSync } from 'node:fs';
import { sentencesOf } from './flesch';
import { textsOf } from './textsOf';

/** Every module of content, by its path below `src/content` without the ending. */
export const contentModules: readonly string[] = readdirSync('src/content', {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

/** The sentences of a module of content; none in one that holds labels, types or functions. */
export async function sentencesIn(name: string): Promise<string[]> {
  // tsx gives all exports a second time as the default.
  const { default: _, ...content } = (await import(`@/content/${name}`)) as Record<string, unknown>;
  return sentencesOf(textsOf(content));
}
