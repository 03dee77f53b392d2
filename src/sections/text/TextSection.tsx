import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { TextBlock } from '@/content/types';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Bullets, Note, Paragraphs } from '@/sections/shared/RichText';
import { Headed, Section } from '@/sections/shared/Section';
import { Split } from '@/sections/shared/Split';
import { Box } from '@/ui/Box';
import { FramedImage } from '@/ui/FramedImage';

/** Text beside a picture, or beside its heading. */
export const TextSection = ({ block }: { block: TextBlock }) => (
  <Section id={block.id} ground={block.ground} isFolded={block.isFolded}>
    <Split data-picture={block.picture && true} data-summary={block.isSummary}>
      <div>
        <Headed {...block}>{block.picture && <Body block={block} mt={3} />}</Headed>
      </div>
      {block.picture ? <FramedImage {...block.picture} /> : <Body block={block} />}
    </Split>
  </Section>
);

type BodyProps = { block: TextBlock; mt?: number };

const Body = ({ block: { paragraphs, bulletsHeading, bullets, tile, action }, mt }: BodyProps) => (
  <Stack sx={{ mt }}>
    {paragraphs && (
      <div>
        <Paragraphs texts={paragraphs} />
      </div>
    )}
    {bulletsHeading && <Typography variant="h3">{bulletsHeading}</Typography>}
    {bullets && <Bullets items={bullets} />}
    {action && <ActionButton action={action} variant="outlined" />}
    {tile && <Tile tile={tile} />}
  </Stack>
);

const Stack = styled('div')({ display: 'grid', justifyItems: 'start', gap: 24 });

const Tile = ({ tile }: { tile: NonNullable<TextBlock['tile']> }) => (
  <Box
    sx={{
      p: 3,
      width: '100%',
      bgcolor: 'light.200',
      color: 'text.primary',
      '--quiet': 'currentColor',
      borderBottom: '4px solid',
      borderColor: 'light.500',
    }}
  >
    <Typography variant="h3">{tile.title}</Typography>
    <Note text={tile.text} sx={{ mt: 1 }} />
    {tile.action && (
      <Box sx={{ mt: 2 }}>
        <ActionButton action={tile.action} />
      </Box>
    )}
  </Box>
);
