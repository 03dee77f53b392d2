import { styled } from '@mui/material/styles';
import { jobCopy } from '@/content/job';
import { type Job, leadingBullets } from '@/contract/jobs';
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

/** Paragraphs, and lines that begin with a bullet as a list. */
const Words = ({ text }: { text: string }) =>
  blocksOf(text.trim() || jobCopy.notStated).map((block, index) =>
    Array.isArray(block) ? <Items key={index} lines={block} /> : <p key={index}>{block}</p>,
  );

function blocksOf(text: string): (string | string[])[] {
  const blocks: (string | string[])[] = [];
  for (const paragraph of text.split(/\n\s*\n/))
    paragraph.split('\n').forEach((line, index) => {
      const last = blocks.at(-1);
      const item = line.replace(leadingBullets, '');
      if (item !== line && Array.isArray(last)) last.push(item);
      else if (item !== line) blocks.push([item]);
      else if (index > 0 && typeof last === 'string') blocks.splice(-1, 1, `${last}\n${line}`);
      else blocks.push(line);
    });
  return blocks;
}

/** Requirements come as text: several lines are a list, one is a paragraph. */
function Requirements({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.length < 2 ? <Words text={text} /> : <Items lines={lines} />;
}

const Items = ({ lines }: { lines: readonly string[] }) => (
  <BulletList>
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </BulletList>
);

const Article = styled('article')(({ theme }) => ({
  maxWidth: '46em',
  '& section + section': { marginTop: 40 },
  '& h2': { ...theme.typography.h3, margin: '0 0 .35em' },
  '& p': { margin: '0 0 .8em', whiteSpace: 'pre-line' },
  '@media print': {
    maxWidth: 'none',
    '& section + section': { marginTop: 8 },
    '& p': { marginBottom: 4, lineHeight: 1.4 },
    '& li': { lineHeight: 1.4 },
  },
}));
