import { styled } from '@mui/material/styles';
import { Minus, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import type { Card, CardsBlock } from '@/content/types';
import { CardsFrame } from '@/sections/shared/CardsFrame';
import { Image } from '@/sections/shared/Image';
import { RichText } from '@/sections/shared/RichText';
import { PlainButton } from '@/ui/button/PlainButton';
import { insetFocusRing } from '@/ui/focusRing';
import { Icon } from '@/ui/Icon';
import { PlainList } from '@/ui/PlainList';

/** Cards as a row of windows with blinds. */
export const WindowsSection = ({ block }: { block: CardsBlock }) => (
  <CardsFrame block={block}>
    <Row>
      {block.cards.map((card) => (
        <Window key={card.title} card={card} />
      ))}
    </Row>
  </CardsFrame>
);

/** A window with its blind rolled up and a line below it: on hover, tap or Enter the blind comes down with the text on it. */
function Window({ card: { title, brief, text, picture } }: { card: Card }) {
  const [isOpen, setOpen] = useState(false);
  const descriptionId = useId();
  return (
    <Frame data-open={isOpen} onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      <Scene data-screen-only>{picture && <Image picture={picture} />}</Scene>
      <h3>
        <Toggle aria-expanded={isOpen} aria-controls={descriptionId} onClick={() => setOpen(!isOpen)}>
          {title}
          <Icon icon={isOpen ? Minus : Plus} />
        </Toggle>
      </h3>
      <p>{brief}</p>
      <Description id={descriptionId}>
        <RichText text={text} />
      </Description>
    </Frame>
  );
}

const Row = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: 44,
  padding: '0 12px 14px',
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0 min(4vw, 40px)' },
}));

/** Where nothing can be opened. */
const alwaysOpen = '@media print, (scripting: none)';

/** The description lies over the scene, so that opening a window neither moves anything nor leaves a gap while it is closed. */
const Frame = styled('li')(({ theme: { breakpoints, vars } }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '"scene" auto "caption" auto "brief" 1fr / minmax(0, 1fr)',
  // On a phone the words stand beside a narrow window, and open below it.
  [breakpoints.down('sm')]: {
    gridTemplate: '"scene caption" auto "scene brief" 1fr "text text" auto / 36% minmax(0, 1fr)',
  },
  // Scenes, captions and lines of a row have one height.
  [breakpoints.up('tablet')]: { gridRow: 'span 3', gridTemplateRows: 'subgrid' },
  padding: 9,
  // Seen where the visitor's own colours replace the ground.
  border: '1px solid transparent',
  borderRadius: 3,
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.wall.frame,
  boxShadow: vars.shadows[2],
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto -12px -14px',
    height: 14,
    backgroundColor: vars.palette.wall.frame,
    boxShadow: vars.shadows[1],
  },
  '& > h3': {
    gridArea: 'caption',
    margin: 0,
    font: 'inherit',
    backgroundColor: vars.palette.background.paper,
  },
  '& > p': { gridArea: 'brief', margin: 0, padding: '0 16px 18px', fontWeight: 600 },
  '& > h3 + p': { backgroundColor: vars.palette.background.paper },
  [alwaysOpen]: { display: 'block' },
}));

/** Its blind is rolled up, above the heads of the people in it. */
const Scene = styled('div')(({ theme: { breakpoints, vars } }) => ({
  gridArea: 'scene',
  position: 'relative',
  aspectRatio: '16/19',
  [breakpoints.down('sm')]: { aspectRatio: 'auto', minHeight: 150 },
  overflow: 'hidden',
  backgroundColor: vars.palette.night[800],
  img: { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'bottom' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '-90% 0 90%',
    background: `repeating-linear-gradient(${vars.palette.light[300]} 0 20px, ${vars.palette.light[500]} 20px 23px)`,
    borderBottom: `8px solid ${vars.palette.light[500]}`,
    [alwaysOpen]: { display: 'none' },
  },
}));

const Toggle = styled(PlainButton)(({ theme }) => ({
  ...theme.typography.h3,
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: 72,
  padding: '8px 16px',
  textAlign: 'left',
  svg: { flex: 'none' },
  '&:focus-visible': insetFocusRing(theme, 4),
}));

/** The blind that comes down, as far as its text reaches; where that is longer than the scene is tall, the window grows with it. */
const Description = styled('p')(({ theme: { breakpoints, vars } }) => ({
  '&&': { gridArea: 'scene', padding: '16px 16px 20px', fontWeight: 'inherit' },
  [breakpoints.down('sm')]: { '&&': { gridArea: 'text' }, '[data-open=false] > &': { display: 'none' } },
  alignSelf: 'start',
  position: 'relative',
  visibility: 'hidden',
  color: vars.palette.night[900],
  backgroundColor: vars.palette.light[300],
  borderBottom: `8px solid ${vars.palette.light[500]}`,
  clipPath: 'inset(0 0 100%)',
  transition: 'clip-path 360ms cubic-bezier(.2,.7,.2,1)',
  '[data-open=true] > &': { visibility: 'visible', clipPath: 'inset(0)' },
  '@media (hover: hover)': { 'li:hover > &': { visibility: 'visible', clipPath: 'inset(0)' } },
  [alwaysOpen]: {
    '&&&': { display: 'block' },
    visibility: 'visible',
    clipPath: 'inset(0)',
    transition: 'none',
  },
}));
