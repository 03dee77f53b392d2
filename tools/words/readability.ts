// `npm run readability`: how easily each page reads, easiest first.
import { readingEase, sentencesOf } from './flesch';
import { pages } from './pages';
import { textsOf } from './textsOf';

const figures = pages
  .map(({ name, reader, content }) => ({ name, reader, ...readingEase(sentencesOf(textsOf(content))) }))
  .toSorted((one, other) => other.ease - one.ease);

console.log('Flesch reading ease; candidates’ and families’ pages must reach 60.\n');
console.log('ease   words  per sentence  page');
for (const { name, reader, ease, words, wordsPerSentence } of figures)
  console.log(
    `${ease.toFixed(1).padStart(4)}  ${String(words).padStart(6)}  ${wordsPerSentence.toFixed(1).padStart(12)}  ${name} (${reader})`,
  );
