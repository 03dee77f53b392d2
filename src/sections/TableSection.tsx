import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TableBlock } from '@/content/types';
import { Sash } from '@/ui/Sash';
import { DataTable } from './DataTable';
import { RichText } from './RichText';
import { Section } from './Section';
import { SectionHeading } from './SectionHeading';
import { Split } from './Split';

/** A table under its heading, with a picture beside the words or none. */
export const TableSection = ({ block }: { block: TableBlock }) => (
  <Section ground={block.ground}>
    {block.picture ? (
      <Split data-centred>
        <div>
          <SectionHeading heading={block.heading} lead={block.lead} />
        </div>
        <Sash {...block.picture} />
      </Split>
    ) : (
      <SectionHeading heading={block.heading} lead={block.lead} />
    )}
    <Box sx={{ mt: 4, maxWidth: block.isNumeric ? 760 : 'none' }}>
      <DataTable block={block} />
    </Box>
    {block.note && (
      <Typography sx={{ mt: 2, maxWidth: '42em', color: 'var(--quiet)' }}>
        <RichText text={block.note} />
      </Typography>
    )}
  </Section>
);
