import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CardsBlock } from '@/content/types';
import { CardsFrame } from '@/sections/shared/CardsFrame';
import { Image } from '@/sections/shared/Image';
import { inDarkTheme } from '@/ui/darkTheme';
import { PlainList } from '@/ui/PlainList';
import { Note } from '@/sections/shared/RichText';

/** Cards as the rooms of a building, seen with its front wall removed. */
export const RoomsSection = ({ block }: { block: CardsBlock }) => (
  <CardsFrame block={block}>
    <Building>
      {block.cards.map(({ title, text, picture }) => (
        <li key={title}>
          {picture && <Image picture={picture} />}
          <div>
            <Typography variant="h3">{title}</Typography>
            <Note text={text} sx={{ mt: 1 }} />
          </div>
        </li>
      ))}
    </Building>
  </CardsFrame>
);

/** Under a roof bar with a chimney. By night the walls are lighter than the page, or they could not be told from it. */
const Building = styled(PlainList)(({ theme: { breakpoints, vars } }) => ({
  '--walls': vars.palette.night[800],
  ...inDarkTheme({ '--walls': vars.palette.wall.frame }),
  position: 'relative',
  display: 'grid',
  gap: 10,
  marginTop: 114,
  padding: 10,
  backgroundColor: 'var(--walls)',
  '&::before, &::after': { content: '""', position: 'absolute', backgroundColor: 'var(--walls)' },
  '&::before': { inset: '-40px -8px 100%' },
  '&::after': { inset: '-74px 12% 100% auto', width: 90 },
  '& > li': { backgroundColor: vars.palette.background.paper, '--quiet': vars.palette.text.secondary },
  '& > li > div': { padding: '22px 24px 28px' },
  [breakpoints.up('tablet')]: { gridTemplateColumns: '1fr 1fr' },
  // Paper has no gutter for the roof's eaves.
  '@media print': { margin: 0, '&::before, &::after': { content: 'none' } },
}));
