import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { RichText as RichTextData, Run } from '@/content/types';
import { BulletList } from '@/ui/BulletList';
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
      <Breakable text={run.text} />
    </TextLink>
  );
}

/** A text whose email addresses break after the sign, if they must. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The words of a rich text, without its links and emphasis. */
export const plainText = (text: RichTextData): string =>
  typeof text === 'string' ? text : text.map(wordsOf).join('');

function wordsOf(run: Run): string {
  if (typeof run === 'string') return run;
  return 'strong' in run ? run.strong : run.text;
}

/** Paragraphs in a reading column. */
export const Paragraphs = ({ texts }: { texts?: readonly RichTextData[] }) =>
  texts?.map((text) => (
    <Typography key={plainText(text)} sx={styles}>
      <RichText text={text} />
    </Typography>
  ));

const styles = {
  maxWidth: '42em',
  '& + &': { mt: 2 },
};

type NoteProps = { text: RichTextData | undefined; sx?: { mt?: number; color?: string } };

/** A quiet text, below the content of a section or the heading of a step; nothing without words. */
export const Note = ({ text, sx }: NoteProps) =>
  text && (
    <Typography
      sx={{
        mt: 2,
        maxWidth: '42em',
        color: 'var(--quiet)',
        whiteSpace: 'pre-line',
        ...sx,
      }}
    >
      <RichText text={text} />
    </Typography>
  );

export const Bullets = ({ items }: { items: readonly RichTextData[] }) => (
  <BulletList>
    {items.map((item) => (
      <li key={plainText(item)}>
        <RichText text={item} />
      </li>
    ))}
  </BulletList>
);
