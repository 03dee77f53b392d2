import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { BannerBlock } from '@/content/types';
import { ActionButton, Actions } from '@/sections/shared/ActionButton';
import { doorPicture, Image } from '@/sections/shared/Image';
import { RichText } from '@/sections/shared/RichText';
import { Kerbstone, Wall, WallText } from '@/sections/shared/Wall';
import { Button } from '@/ui/button/Button';
import { Column } from '@/ui/Column';
import { FramedImage } from '@/ui/FramedImage';
import { HUGE_TEXT } from '@/ui/hugeText';
import { dusk, night, skyRings, skySize } from '@/ui/sky/sky';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** The top of a page: the front of a service's house, or a wall with a pavement scene; at night a door in the light of its own lamp. */
export function Banner({ block }: { block: BannerBlock }) {
  const { ground, door, scene, front, pavement } = block;
  const drawing = front ?? pavement;
  return (
    <Top
      ground={ground}
      className={ground === 'night' ? 'on-night' : undefined}
      data-night={ground === 'night'}
    >
      <Column>
        <WallText>
          <Words block={block} />
        </WallText>
        {door && (
          <Door>
            {scene && <FramedImage {...scene} ratio="4/5" isAboveFold />}
            <Image picture={doorPicture(door)} isAboveFold />
          </Door>
        )}
        {drawing && (
          <Drawing data-front={Boolean(front)} data-tall={drawing.height > drawing.width}>
            <Image picture={drawing} isAboveFold />
          </Drawing>
        )}
      </Column>
      <Kerbstone />
    </Top>
  );
}

/** Characters that fit at display size; longer titles, and those of documents, are set as h1. */
const DISPLAY_MAX_LENGTH = 30;

/** Title, tagline, lead and actions. */
function Words({ block }: { block: BannerBlock }) {
  const { title, isDocument, tagline, isTaglineInHeading, lead, note, actions, printLabel, ground } = block;
  const variant = isDocument || title.length > DISPLAY_MAX_LENGTH ? 'h1' : 'display';
  return (
    <>
      <Typography variant={variant} component="h1" tabIndex={-1} sx={titleOf(variant)}>
        {title}
        {isTaglineInHeading && <VisuallyHidden> - </VisuallyHidden>}
        {isTaglineInHeading && <Tagline as="span">{tagline}.</Tagline>}
      </Typography>
      {tagline && !isTaglineInHeading && <Tagline>{tagline}</Tagline>}
      {lead && (
        <Typography variant="lead" component="p" sx={{ mt: 3, maxWidth: '32em' }}>
          <RichText text={lead} />
        </Typography>
      )}
      {note && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {note}
        </Typography>
      )}
      {actions && (
        <Actions>
          {actions.map((action, index) => (
            <ActionButton
              key={action.to}
              action={action}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={ground === 'night' ? nightColour(index) : 'primary'}
            />
          ))}
        </Actions>
      )}
      {printLabel && (
        <Actions data-needs-script>
          <Button onClick={() => window.print()}>{printLabel}</Button>
        </Actions>
      )}
    </>
  );
}

const nightColour = (index: number) => (index === 0 ? 'secondary' : 'inherit');

/** Long words must fit a phone, and a tablet's column beside a picture. */
const titleOf = (variant: 'h1' | 'display') => ({
  '@media (max-width: 399px)': { fontSize: '2.25rem' },
  '@media screen and (min-width: 700px)': { fontSize: `clamp(2.25rem, 4.9vw, var(--${variant}))` },
  [HUGE_TEXT]: { fontSize: 'var(--h1)' },
});

const Tagline = styled('p')(({ theme }) => ({
  display: 'block',
  margin: '24px 0 0',
  maxWidth: '21em',
  fontFamily: theme.typography.h1.fontFamily,
  fontSize: '1.375rem',
  fontWeight: 500,
  lineHeight: 1.35,
  letterSpacing: 'normal',
  textWrap: 'balance',
  [theme.breakpoints.up('lg')]: { fontSize: '1.75rem' },
}));

const Top = styled(Wall)(({ theme: { breakpoints } }) => ({
  '@media screen': {
    '&[data-night=true]': {
      ...night,
      ...skySize('50% 62%', ['160px', '240px', '340px', '460px', '620px', '820px']),
      '--kerb': dusk['--pavement'],
      background: skyRings,
      [breakpoints.up('tablet')]: { '--sky': '72% 62%' },
    },
  },
}));

/**
 * The door, and the window beside it. Both columns are there before the door is: a page that arrives in pieces would move
 * the window.
 */
const Door = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 150px)',
  alignItems: 'end',
  justifyContent: 'center',
  gap: 22,
  '&:has(> div)': { gridTemplateColumns: 'minmax(0, 178px) minmax(0, 150px)' },
  '& > div': { marginBottom: 52 },
  [breakpoints.up('sm')]: {
    '&:has(> div)': {
      width: 'clamp(390px, min(60vw - 25px, 27vw + 240px), 590px)',
      gridTemplateColumns: '298fr 270fr',
    },
  },
  [breakpoints.up('lg')]: {
    gap: 48,
    gridTemplateColumns: 'minmax(0, 270px)',
    '&:has(> div)': { gridTemplateColumns: 'minmax(0, 298px) minmax(0, 270px)' },
    '& > div': { marginBottom: 92 },
  },
}));

const Drawing = styled('div')(({ theme: { breakpoints } }) => ({
  justifySelf: 'center',
  width: 'min(100%, 440px)',
  // The scenes end a little above their lower edge.
  '&:not([data-front=true]) > img': { marginBottom: '-.4%' },
  '&[data-tall=true]': { width: 'min(60%, 220px)' },
  [breakpoints.up('tablet')]: {
    width: 'min(42vw, 560px)',
    // As wide as the longest word of a title leaves it: the people in it are small.
    '&[data-front=true]': { width: 'calc(66vw - 80px)', marginRight: -8 },
    '&[data-tall=true]': { width: 'min(27vw, 320px)' },
  },
  [breakpoints.up('md')]: { '&[data-front=true]': { width: 'min(66vw - 112px, 620px)', marginRight: 0 } },
}));
