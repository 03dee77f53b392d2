import { Fragment } from 'react';
import type { RichText as RichTextData, Run } from '@/content/types';
import { TextLink } from '@/ui/link/AppLink';

/** Renders text whose links and emphasis are data. */
export function RichText({ text }: { text: RichTextData }) {
  if (typeof text === 'string') return text;
  // The index is a safe key: content never changes while it is shown.
  return text.map((run, index) => <Fragment key={index}>{renderRun(run)}</Fragment>);
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

/** The words of a rich text, without its links and emphasis. */
export const plainText = (text: RichTextData): string =>
  typeof text === 'string' ? text : text.map(wordsOf).join('');

function wordsOf(run: Run): string {
  if (typeof run === 'string') return run;
  return 'strong' in run ? run.strong : run.text;
}
