import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CardsBlock } from '@/content/types';
import { Image } from '@/sections/shared/Image';
import { RichText } from '@/sections/shared/RichText';
import { CardsFrame } from '@/sections/shared/CardsFrame';
import { Split } from '@/sections/shared/Split';
import { inDarkTheme } from '@/ui/darkTheme';
import { PlainList } from '@/ui/PlainList';
import { printHidden } from '@/ui/print';

/** Cards as the rooms of a building, seen with its front wall removed. */
export const RoomsSection = ({ block }: { block: CardsBlock }) => (
  <CardsFrame block={block} heading={<Beside {...block} />}>
    <Building>
      <RoofBar />
      <Floors>
        {block.cards.map(({ title, text, picture }) => (
          <Room key={title}>
            {picture && <Image picture={picture} />}
            <Words>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                <RichText text={text} />
              </Typography>
            </Words>
          </Room>
        ))}
      </Floors>
    </Building>
  </CardsFrame>
);

const Beside = ({ heading, lead }: CardsBlock) => (
  <Split>
    <Typography variant="h2">{heading}</Typography>
    {lead && (
      <Typography variant="lead" component="p" sx={{ color: 'var(--quiet)' }}>
        <RichText text={lead} />
      </Typography>
    )}
  </Split>
);

/** By night the walls are lighter than the page, or they could not be told from it. */
const Building = styled('div')(({ theme: { vars } }) => ({
  '--walls': vars.palette.night[800],
  paddingTop: 34,
  ...inDarkTheme({ '--walls': vars.palette.wall.frame }),
  '@media print': { paddingTop: 0 },
}));

const RoofBar = styled('div')({
  position: 'relative',
  height: 40,
  marginInline: -8,
  backgroundColor: 'var(--walls)',
  '&::before': {
    content: '""',
    position: 'absolute',
    right: '12%',
    bottom: '100%',
    width: 90,
    height: 34,
    backgroundColor: 'inherit',
  },
  ...printHidden,
});

const Floors = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: 10,
  backgroundColor: 'var(--walls)',
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { padding: 0, gridTemplateColumns: '1fr 1fr', gap: '8px 24px' },
}));

const Room = styled('li')(({ theme }) => ({
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
}));

const Words = styled('div')({ padding: '22px 24px 28px', '@media print': { padding: 0 } });
