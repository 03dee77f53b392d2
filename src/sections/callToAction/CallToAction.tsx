import { styled } from '@mui/material/styles';
import type { CallToActionBlock, Ground } from '@/content/types';
import { Kerbstone } from '@/sections/banner/banner.styles';
import { Column } from '@/ui/Column';
import { FramedImage } from '@/ui/FramedImage';
import { groundStyles } from '@/sections/shared/groundStyles';
import { Image } from '@/sections/shared/Image';
import { CallToActionText } from './CallToActionText';

/** The end of a page: what to do next, on the pavement or beside a lit window. */
export const CallToAction = ({ block }: { block: CallToActionBlock }) => (
  <Wall ground={block.ground ?? 'mist'} data-kerb={!block.window || undefined}>
    <Column>
      <Text>
        <CallToActionText block={block} />
      </Text>
      <Beside block={block} />
    </Column>
    {!block.window && <Kerbstone />}
  </Wall>
);

function Beside({ block: { pavement, window } }: { block: CallToActionBlock }) {
  if (window) {
    return (
      <Lit>
        <FramedImage {...window} />
      </Lit>
    );
  }
  return (
    pavement && (
      <Standing>
        <Image picture={pavement} />
      </Standing>
    )
  );
}

const Wall = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' })<{ ground: Ground }>(
  ({ ground, theme }) => ({
    ...groundStyles(ground, theme),
    overflow: 'hidden',
    '& > :first-of-type': { display: 'grid', gap: 32, alignItems: 'center', paddingTop: 56 },
    [theme.breakpoints.up('tablet')]: { '& > :first-of-type': { gridTemplateColumns: '1fr auto' } },
    // Beside what stands on the pavement the text stands low; beside a window it hangs at the window's height.
    '&[data-kerb=true] > :first-of-type': { alignItems: 'end' },
    // Across the sheet, and kept with what stands above it.
    '@media print': { breakInside: 'avoid', '& > :first-of-type': { display: 'block', paddingTop: 20 } },
  }),
);

const Text = styled('div')(({ theme }) => ({
  '&:last-child': { paddingBottom: 56 },
  [theme.breakpoints.up('tablet')]: { paddingBottom: 56 },
  '@media print': { '&, &:last-child': { paddingBottom: 0 } },
}));

const Standing = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: 'min(100%, 340px)',
  [theme.breakpoints.up('lg')]: { width: 480, marginRight: 24 },
}));

const Lit = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  // Not min(): in a column sized by its content the percentage would resolve to the picture's own width.
  width: 300,
  maxWidth: '100%',
  paddingBottom: 56,
  [theme.breakpoints.up('lg')]: { width: 400 },
}));
