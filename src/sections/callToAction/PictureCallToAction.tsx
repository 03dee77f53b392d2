import { styled } from '@mui/material/styles';
import type { CallToActionBlock, Ground } from '@/content/types';
import { groundStyles } from '@/sections/shared/groundStyles';
import { Image } from '@/sections/shared/Image';
import { CallToActionText } from './CallToActionText';

/** A call to action beside a picture that fills its half of the screen. */
export const PictureCallToAction = ({ block }: { block: CallToActionBlock }) => (
  <Halves ground={block.ground ?? 'mist'}>
    {block.picture && <Image picture={block.picture} />}
    <Text>
      <CallToActionText block={block} />
    </Text>
  </Halves>
);

const Halves = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' })<{ ground: Ground }>(
  ({ ground, theme }) => ({
    ...groundStyles(ground, theme),
    display: 'grid',
    // Below the text on a phone, where a picture above would meet that of the section before.
    '& > img': { order: 1, width: '100%', height: 'clamp(280px, 45vw, 400px)', objectFit: 'cover' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '1fr 1fr',
      minHeight: 400,
      // As tall as the text beside it.
      '& > img': { order: 0, height: 0, minHeight: '100%' },
    },
    [theme.breakpoints.up('lg')]: { minHeight: 560 },
    '@media print': { display: 'none' },
  }),
);

const Text = styled('div')(({ theme }) => ({
  padding: '48px var(--gutter) 64px',
  [theme.breakpoints.up('md')]: { alignSelf: 'center', maxWidth: 620, padding: '64px 56px' },
}));
