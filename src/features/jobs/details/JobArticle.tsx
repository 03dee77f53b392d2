import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import type { Job } from '@/contract/jobs';
import { BulletList } from '@/ui/BulletList';

// Paragraphs and lines are keyed by index, as a text may repeat one.

/** Description and requirements of a vacancy. */
export const JobArticle = ({ job }: { job: Job }) => (
  <Article>
    <section>
      <h2>{jobCopy.descriptionHeading}</h2>
      <Words text={job.description} />
    </section>
    <section>
      <h2>{jobCopy.requirementsHeading}</h2>
      <Requirements text={job.Experience} />
    </section>
  </Article>
);

const Words = ({ text }: { text: string }) =>
  (text.trim() || jobCopy.notStated)
    .split(/\n\s*\n/)
    .map((paragraph, index) => <p key={index}>{paragraph}</p>);

/** Requirements come as text: several lines are a list, one is a paragraph. */
function Requirements({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < 2) return <Words text={text} />;
  return (
    <BulletList>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </BulletList>
  );
}

const Article = styled('article')(({ theme }) => ({
  maxWidth: '46em',
  '& section + section': { marginTop: 40 },
  '& h2': { ...theme.typography.h3, margin: '0 0 .35em' },
  '& p': { margin: '0 0 .8em', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& li': { overflowWrap: 'anywhere' },
  '@media print': {
    maxWidth: 'none',
    '& section + section': { marginTop: 8 },
    '& p': { marginBottom: 4, lineHeight: 1.4 },
    '& li': { lineHeight: 1.4 },
  },
}));
