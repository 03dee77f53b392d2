// `npm run readability`: how easily each module of content reads, easiest first.
import { contentModules, sentencesIn } from './contentModules';
import { readingEase } from './flesch';

void (async () => {
  const modules = await Promise.all(
    contentModules.map(async (name) => ({ name, sentences: await sentencesIn(name) })),
  );
  const figures = modules
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ name, sentences }) => ({ name, ...readingEase(sentences) }))
    .filter(({ words }) => words > 1)
    .toSorted((one, other) => other.ease - one.ease);
  console.log('Flesch reading ease; each must reach 60.\n');
  console.log('ease   words  per sentence  file of src/content');
  for (const { name, ease, words, wordsPerSentence } of figures)
    console.log(
      `${ease.toFixed(1).padStart(4)}  ${String(words).padStart(6)}  ${wordsPerSentence.toFixed(1).padStart(12)}  ${name}`,
    );
})();
