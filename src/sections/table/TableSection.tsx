import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TableBlock } from '@/content/types';
import { FramedImage } from '@/ui/FramedImage';
import { DataTable } from './DataTable';
import { FactRows } from '@/sections/shared/FactRows';
import { Note } from '@/sections/shared/Note';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { Split } from '@/sections/shared/Split';

/** A table under its heading, with a picture beside the heading or details beside the table. */
export function TableSection({ block }: { block: TableBlock }) {
  const { id, ground, heading, lead, caption, picture, beside, note, ...table } = block;
  return (
    <Section id={id} ground={ground}>
      {picture ? (
        <Split data-picture>
          <div>
            <SectionHeading heading={heading} lead={lead} />
          </div>
          <FramedImage {...picture} />
        </Split>
      ) : (
        <SectionHeading heading={heading} lead={lead} />
      )}
      <Pair data-two={beside && true}>
        <DataTable label={caption} {...table} />
        <Note text={note} />
        {beside && (
          <div>
            <Typography variant="h3">{beside.heading}</Typography>
            <FactRows label={beside.heading} facts={beside.facts} />
          </div>
        )}
      </Pair>
    </Section>
  );
}

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  marginTop: 32,
  '& > *': { minWidth: 0 },
  '& > div': { '--term': '50%', marginTop: 40 },
  // As the head of the table beside it.
  h3: {
    paddingBlock: 14,
    borderBottom: `3px solid ${theme.vars.palette.text.primary}`,
    font: 'inherit',
    fontWeight: 650,
  },
  [theme.breakpoints.up('md')]: {
    '&[data-two=true]': { gridTemplateColumns: '3fr 2fr', columnGap: 72 },
    '& > div': { gridArea: '1 / 2 / span 2', marginTop: 0 },
  },
  '@media print': {
    marginTop: 8,
    '&:not([data-two=true])': { display: 'block' },
    '&[data-two=true]': { gridTemplateColumns: '3fr 2fr', columnGap: 28 },
    '& > div': { gridArea: '1 / 2 / span 2', marginTop: 0 },
    h3: { paddingBlock: 4 },
  },
}));
