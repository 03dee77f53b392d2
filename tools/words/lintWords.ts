// `npm run lint:words`: unwanted words, American spelling, straight quotes, hard reading, sentences that stand twice, and words in
// components instead of src/content. `-- --table` prints how easily each module reads.
import { readingEase, sentencesOf } from './flesch';
import { modulesIn, textsInComponent, textsInContent, type SourceText } from './sourceTexts';
import { american, unwanted } from './unwantedWords';

/** Flesch's figure for plain English. */
const MINIMUM_EASE = 60;
/** Fixed to the letter by docs/behaviour.md, straight apostrophe included. */
const specifiedApostrophes = ["Don't have an account yet?", "To apply for this job you'll need to login."];

/** What visitors type and what places are called: no text of ours. */
const spelledByOthers = ['src/content/places.ts', 'src/content/jobSynonyms.ts'];

function main(): void {
  const modules = modulesIn('src/content', '.ts').map((file) => ({ file, texts: textsInContent(file) }));
  const texts = [
    ...modules.flatMap((module) => module.texts),
    ...['src/contract/messages.ts', 'src/contract/password.ts'].flatMap(textsInContent),
    // The names of stored keys are no words.
  ].filter(({ text }) => !text.startsWith('lindenway.'));
  // The pieces in forms/ and ui/ name their own controls: they may not import content.
  const components = ['app', 'features', 'pages', 'sections'].flatMap((folder) =>
    modulesIn(`src/${folder}`, '.tsx'),
  );
  const eases = modules.flatMap(({ file, texts: own }) => {
    const sentences = sentencesOf(own.map(({ text }) => text));
    return sentences.length > 0 ? [{ file, ...readingEase(sentences) }] : [];
  });
  if (process.argv.includes('--table')) console.table(eases);

  const problems = [
    ...unwanted.flatMap((word) =>
      matching(new RegExp(String.raw`(?<![\p{L}-])${word}(?!\p{L})`, 'iu'), texts, `says “${word}”`),
    ),
    ...american.flatMap((pattern) =>
      matching(
        pattern,
        texts.filter(({ place }) => !spelledByOthers.some((file) => place.startsWith(file))),
        'is spelt the American way',
      ),
    ),
    ...matching(
      /['"]/,
      texts.filter(({ text }) => !specifiedApostrophes.includes(text)),
      'has a straight quote or apostrophe',
    ),
    ...matching(
      /day or night|one working day/,
      texts.filter(({ place }) => !/^src\/content\/provider(?:Details)?\.ts/.test(place)),
      'promises what `hours` in providerDetails.ts sets',
    ),
    ...matching(/./, components.flatMap(textsInComponent), 'belongs into src/content'),
    ...eases
      .filter(({ ease, words }) => words > 1 && ease < MINIMUM_EASE)
      .map(({ file, ease }) => `${file} reads hard: ${ease.toFixed(1)} of ${MINIMUM_EASE}`),
    ...repeated(texts),
  ];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

function matching(pattern: RegExp, among: readonly SourceText[], problem: string): string[] {
  return among
    .filter(({ text }) => pattern.test(text))
    .map(({ text, place }) => `${place} ${problem}: ${text}`);
}

/** Sentences of more than five words that stand in two places. */
function repeated(texts: readonly SourceText[]): string[] {
  const placesOf = new Map<string, string[]>();
  for (const { text, place } of texts)
    for (const sentence of sentencesOf([text]))
      if (sentence.split(' ').length > 5) placesOf.set(sentence, [...(placesOf.get(sentence) ?? []), place]);
  return [...placesOf]
    .filter(([, places]) => places.length > 1)
    .map(([sentence, places]) => `${places.join(' and ')} say the same: ${sentence}`);
}

main();
