/** @jest-environment node */
import { modulesIn, textsInComponent, textsInContent, type SourceText } from '@test/sourceTexts';
import { contentModules, sentencesIn } from '@tools/words/contentModules';
import { readingEase, sentencesOf } from '@tools/words/flesch';
import { textsOf } from '@tools/words/textsOf';
import { american, unwanted } from './unwantedWords';

const texts = [
  ...modulesIn('src/content', '.ts'),
  'src/contract/messages.ts',
  'src/contract/password.ts',
].flatMap(textsInContent);

/** Fixed to the letter, straight apostrophe included. */
const specifiedApostrophes = ["Don't have an account yet?", "To apply for this job you'll need to login."];

const matching = (pattern: RegExp, among: readonly SourceText[] = texts) =>
  among.filter(({ text }) => pattern.test(text)).map(({ text, place }) => `${place} ${text}`);

test.each(unwanted)('no text says "%s"', (word) => {
  expect(matching(new RegExp(String.raw`(?<![\p{L}-])${word}(?!\p{L})`, 'iu'))).toEqual([]);
});

test.each(american)('British spelling: no text matches %p', (pattern) => {
  expect(matching(pattern)).toEqual([]);
});

test('quotes and apostrophes are typographic', () => {
  const others = texts.filter(({ text }) => !specifiedApostrophes.includes(text));
  expect(matching(/['"]/, others)).toEqual([]);
});

// The pieces in forms/ and ui/ name their own controls: they may not import content.
test('components write out no words of their own', () => {
  const components = ['app', 'features', 'pages', 'sections'].flatMap((folder) =>
    modulesIn(`src/${folder}`, '.tsx'),
  );
  expect(matching(/./, components.flatMap(textsInComponent))).toEqual([]);
});

test.each(contentModules)('src/content/%s reads easily', async (name) => {
  const sentences = await sentencesIn(name);
  // Plain by itself, so that a module without a sentence has a figure.
  expect(readingEase(['We care.', ...sentences]).ease).toBeGreaterThanOrEqual(60);
});

test('no sentence stands there twice', () => {
  const placesOf = new Map<string, string[]>();
  for (const { text, place } of texts)
    for (const sentence of sentencesOf([text]))
      if (sentence.split(' ').length > 5) placesOf.set(sentence, [...(placesOf.get(sentence) ?? []), place]);
  expect([...placesOf].filter(([, places]) => places.length > 1)).toEqual([]);
});

test('these checks would notice', () => {
  const plain = 'We send a nurse. She will ring you first.';
  const heavy = 'Organisational compliance functionality facilitates interdisciplinary accountability.';
  expect(readingEase(sentencesOf([plain])).ease).toBeGreaterThan(90);
  expect(readingEase(sentencesOf([heavy])).ease).toBeLessThan(0);
  expect(() => readingEase(sentencesOf(['A heading']))).toThrow(RangeError);
  expect(textsOf([['Read ', { text: 'our policy', to: '/' }, '.'], 'Then write.'])).toEqual([
    'Read our policy.',
    'Then write.',
  ]);
  expect(american.filter((pattern) => pattern.test('The organization honors its program.'))).toHaveLength(3);
});
