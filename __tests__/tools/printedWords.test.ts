/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { printedWords } from '@tools/build/webpack/printedWords';

const styles = readFileSync('public/late.css', 'utf8');

test('on paper a page of a public site is named with its host, without the scheme', () => {
  expect(printedWords(styles, 'https://care.example')).toContain("content: ' (care.example' attr(href) ')';");
});

test('without a public address nothing stands behind a link to a page of the site', () => {
  expect(printedWords(styles, 'http://localhost:3000')).toMatch(
    /a\[href\^='\/'\]:not\(:has\(\*\), \[data-look\]\)::after \{\s*content: none;/,
  );
});
