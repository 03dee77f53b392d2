import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TableBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { FramedImage } from '@/ui/FramedImage';
import { DataTable, FactRows } from './DataTable';
import { Headed, Lead, Section } from '@/sections/shared/Section';
import { Split } from '@/sections/shared/Split';
import { Note } from '@/sections/shared/RichText';

/** A table under its heading, with a picture beside its lead or details beside the table. */
export function TableSection({ block }: { block: TableBlock }) {
  const { id, ground, isFolded, heading, lead, caption, picture, beside, note, ...table } = block;
  const words = (
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
  );
  return (
    <Section id={id} ground={ground} isFolded={isFolded}>
      <Headed {...{ heading, lead: picture ? undefined : lead, id, isFolded }}>
        {picture && (
          <Split data-picture>
            <Box sx={{ alignSelf: 'start' }}>
              <Lead text={lead} />
            </Box>
            <FramedImage {...picture} />
          </Split>
        )}
        {words}
      </Headed>
    </Section>
  );
}

const Pair = styled('div')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gap: '0 72px',
  alignItems: 'start',
  marginTop: 32,
  '& > *': { minWidth: 0 },
  '& > div': { '--term': '50%', marginTop: 40 },
  // As the head of the table beside it.
  h3: {
    paddingBlock: 14,
    borderBottom: `3px solid ${vars.palette.text.primary}`,
    font: 'inherit',
    fontWeight: 650,
  },
  [breakpoints.up('md')]: {
    '&[data-two=true]': { gridTemplateColumns: '3fr 2fr' },
    '& > div': { gridArea: '1 / 2 / span 2', marginTop: 0 },
  },
}));
