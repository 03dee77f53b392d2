/** Fields of content that visitors never read. */
const unread = new Set([
  'to',
  'src',
  'href',
  'door',
  'id',
  'kind',
  'icon',
  'ground',
  'look',
  'tone',
  'time',
  'inverse',
  'logo',
]);

/**
 * The texts in a piece of content, in the order in which they stand. The runs of a rich text (strings, links and emphasis in
 * one list) are joined into one text; a function is left out, because its text depends on what it is given.
 */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (Array.isArray(content)) {
    const runs = content.map(wordsOfRun);
    // A rich text mixes strings with links; a list of texts holds either strings alone or no strings at all.
    const isRichText = content.some((run) => typeof run === 'string') && content.some(isMarked);
    return isRichText || content.every(isMarked) ? [runs.join('')].filter(Boolean) : content.flatMap(textsOf);
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) => (unread.has(field) ? [] : textsOf(value)));
}

const isMarked = (run: unknown): run is { text: string } | { strong: string } =>
  typeof run === 'object' &&
  run !== null &&
  ('strong' in run || ('text' in run && 'to' in run && Object.keys(run).length <= 3));

function wordsOfRun(run: unknown): string {
  if (typeof run === 'string') return run;
  if (!isMarked(run)) return '';
  return 'strong' in run ? run.strong : run.text;
}
