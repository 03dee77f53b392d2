/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bare-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** How many texts of this JSX `npm run lint` wants in elements of their own. */
function countFound(jsx: string): number {
  const file = path.join(folder, 'Page.tsx');
  writeFileSync(file, `type Props = { icon: ReactNode };\nexport const Page = () => ${jsx};`);
  const args = ['oxlint', '--format', 'unix', '-A', 'all', '-D', 'translation/no-bare-text', file];
  return spawnSync('npx', args, { encoding: 'utf8' }).stdout.split('no-bare-text').length - 1;
}

test.each([
  ['a text after an element that comes and goes', '<p>{isBusy && <Spinner />} Send</p>', 1],
  ['a value after a list', '<>{items.map(itemOf)}{label}</>', 1],
  ['a text that comes and goes before an element', '<p>{error && copy.failed}<b /></p>', 1],
  ['both texts of a choice', '<p>{isOpen ? "Close" : (isNew || copy.open)}<b /></p>', 3],
  ['a rich text after a component, which may show nothing', '<p><Count /><RichText text={note} /></p>', 1],
  ['no text after a component that always shows an element', '<p><Icon /> Send</p>', 0],
  ['a text that a component returns, or not', 'count > 0 && copy.count', 1],
  ['no text that is part of what a component returns', '<p>{count > 0 && copy.count}</p>', 0],
  ['the texts of a fragment', '<>Ring <a href={href}>{number}</a>.</>', 2],
  ['no children of a component', '<>{children}<Note /></>', 0],
  ['no text that is alone', '<p>{isOpen ? "Close" : "Open"}</p>', 0],
  ['no text before an element that comes and goes', '<p>Send {isBusy && <Spinner />}</p>', 0],
  ['no text in an element of its own', '<p>{isBusy && <Spinner />} <span>Send</span></p>', 0],
  ['no elements', '<p>{isBusy && <Spinner />}{icon}</p>', 0],
])('lint finds %s', (_, jsx, count) => {
  expect(countFound(jsx)).toBe(count);
});
