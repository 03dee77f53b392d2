import { readFileSync } from 'node:fs';

/** The rows of the tables in a section of docs/behaviour.md, such as 7 for the calls. */
export function tableOfSection(section: number): string {
  const [, text = ''] =
    new RegExp(`^## ${section}\\. .*?\\n(.*?)^## `, 'ms').exec(readFileSync('docs/behaviour.md', 'utf8')) ??
    [];
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
}
