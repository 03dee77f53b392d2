import { styled } from '@mui/material/styles';
import type { BannerBlock } from '@/content/types';
import { doorPicture, Image } from '@/sections/shared/Image';
import { Kerbstone, Wall, WallText } from '@/sections/shared/Wall';
import { Column } from '@/ui/Column';
import { FramedImage } from '@/ui/FramedImage';
import { printHidden } from '@/ui/print';
import { dusk, night } from '@/ui/sky/skyColours';
import { skyRings, skySize } from '@/ui/sky/skyRings';
import { BannerText } from './BannerText';

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
          <BannerText block={block} />
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
  ...printHidden,
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
  ...printHidden,
}));
