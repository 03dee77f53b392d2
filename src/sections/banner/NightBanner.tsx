import { styled } from '@mui/material/styles';
import type { NightBannerBlock } from '@/content/types';
import { dusk, night } from '@/ui/sky/skyColours';
import { skyRings, skySize } from '@/ui/sky/skyRings';
import { BannerText } from './BannerText';
import { Column } from '@/ui/Column';
import { Image } from '@/sections/shared/Image';
import { printHidden, withoutGround } from '@/ui/print';

/** The banner at night: a door in the light of its own lamp. */
export const NightBanner = ({ block }: { block: NightBannerBlock }) => (
  <Street className="on-night">
    <Column>
      <Text>
        <BannerText block={block} />
      </Text>
      {block.pavement && (
        <Door>
          <Image picture={block.pavement} isAboveFold />
        </Door>
      )}
    </Column>
  </Street>
);

const Street = styled('section')(({ theme }) => ({
  ...night,
  '--pavement': dusk['--pavement'],
  position: 'relative',
  overflow: 'hidden',
  color: theme.vars.palette.common.white,
  ...skySize('50% 62%', ['160px', '240px', '340px', '460px', '620px', '820px']),
  background: skyRings,
  '& > :first-of-type': { position: 'relative', zIndex: 1, display: 'grid', gap: 24, paddingTop: 48 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '3.3%',
    maxHeight: 20,
    backgroundColor: 'var(--pavement)',
  },
  [theme.breakpoints.up('tablet')]: {
    '--sky': '72% 62%',
    '& > :first-of-type': { gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
  },
  '@media print': {
    ...withoutGround(theme),
    '& > :first-of-type': { display: 'block', paddingTop: 16 },
    '&::after': { content: 'none' },
  },
}));

const Text = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('tablet')]: { alignSelf: 'center', paddingBottom: 88 },
  '@media print': { paddingBottom: 0 },
}));

const Door = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: 'min(100%, 400px)',
  marginBottom: -1,
  [theme.breakpoints.up('lg')]: { width: 'min(100%, 560px)' },
  ...printHidden,
}));
