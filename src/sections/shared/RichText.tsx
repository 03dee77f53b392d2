import { Fragment } from 'react';
import type { RichText as RichTextData, Run } from '@/content/types';
import { TextLink } from '@/ui/AppLink';

/** Text whose links and emphasis are data. */
export function RichText({ text }: { text: RichTextData }) {
  if (typeof text === 'string') return text;
  // Copy never changes while it is shown, so a run's place is its identity.
  return text.map((run, place) => <Fragment key={place}>{renderRun(run)}</Fragment>);
}

function renderRun(run: Run) {
  if (typeof run === 'string') return run;
  if ('strong' in run) return <strong>{run.strong}</strong>;
  return (
    <TextLink to={run.to} newTab={run.newTab}>
      {run.text}
    </TextLink>
  );
}

/** The words of a text without its links: a key for lists of texts, and what tests read. */
export const plainText = (text: RichTextData): string =>
  typeof text === 'string' ? text : text.map(wordsOf).join('');

function wordsOf(run: Run): string {
  if (typeof run === 'string') return run;
  return 'strong' in run ? run.strong : run.text;
}
