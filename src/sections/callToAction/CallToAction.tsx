import { styled } from '@mui/material/styles';
import type { CallToActionBlock, Ground } from '@/content/types';
import { Kerbstone } from '@/sections/banner/banner.styles';
import { Column } from '@/ui/Column';
import { Sash } from '@/ui/Sash';
import { doorPicture } from '@/sections/shared/doorPicture';
import { groundStyles } from '@/sections/shared/groundStyles';
import { Image } from '@/sections/shared/Image';
import { CallToActionText } from './CallToActionText';

/** The end of a page: what to do next, at the service's door, on its pavement or beside a lit window. */
export const CallToAction = ({ block }: { block: CallToActionBlock }) => (
  <Wall ground={block.ground ?? 'mist'}>
    <Column>
      <Text data-at-window={Boolean(block.window)}>
        <CallToActionText block={block} />
      </Text>
      <Beside block={block} />
    </Column>
    {!block.window && <Kerbstone />}
  </Wall>
);

function Beside({ block: { door, pavement, window } }: { block: CallToActionBlock }) {
  if (window) {
    return (
      <Lit>
        <Sash {...window} />
      </Lit>
    );
  }
  const standing = door ? doorPicture(door) : pavement;
  return (
    standing && (
      <Standing data-wide={standing.width > standing.height}>
        <Image picture={standing} />
      </Standing>
    )
  );
}

const Wall = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' })<{ ground: Ground }>(
  ({ ground, theme }) => ({
    ...groundStyles(ground, theme),
    overflow: 'hidden',
    '& > :first-of-type': { display: 'grid', gap: 32, paddingTop: 56 },
    [theme.breakpoints.up('sm')]: {
      '& > :first-of-type': { gridTemplateColumns: '1fr auto', alignItems: 'end' },
    },
  }),
);

const Text = styled('div')(({ theme }) => ({
  '&:last-child': { paddingBottom: 56 },
  // Beside what stands on the pavement the text stands low; beside a window it hangs at the window's height.
  [theme.breakpoints.up('sm')]: {
    paddingBottom: 64,
    '&[data-at-window=true]': { alignSelf: 'center', paddingBottom: 56 },
  },
}));

const Standing = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: 172,
  '&[data-wide=true]': { width: 'min(100%, 340px)' },
  [theme.breakpoints.up('lg')]: { width: 220, marginRight: 24, '&[data-wide=true]': { width: 480 } },
}));

const Lit = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  // Not min(): in a column sized by its content the percentage would resolve to the picture's own width.
  width: 300,
  maxWidth: '100%',
  paddingBottom: 56,
  [theme.breakpoints.up('lg')]: { width: 400 },
}));
