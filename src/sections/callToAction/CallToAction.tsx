import { styled } from '@mui/material/styles';
import type { CallToActionBlock, Ground } from '@/content/types';
import { Kerbstone } from '@/sections/banner/banner.styles';
import { Column } from '@/ui/Column';
import { groundStyles } from '@/sections/shared/groundStyles';
import { Image } from '@/sections/shared/Image';
import { CallToActionText } from './CallToActionText';
import { PictureCallToAction } from './PictureCallToAction';

/** The end of a page: what to do next, at the service's door or beside a picture. */
export function CallToAction({ block }: { block: CallToActionBlock }) {
  if (block.picture) return <PictureCallToAction block={block} />;
  return (
    <Wall ground={block.ground ?? 'mist'}>
      <Column>
        <Text>
          <CallToActionText block={block} />
        </Text>
        {block.door && (
          <Door>
            <Image picture={{ src: block.door, alt: '', width: 240, height: 404 }} />
          </Door>
        )}
      </Column>
      <Kerbstone />
    </Wall>
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
    '@media print': { display: 'none' },
  }),
);

const Text = styled('div')(({ theme }) => ({
  '&:last-child': { paddingBottom: 56 },
  [theme.breakpoints.up('sm')]: { paddingBottom: 64 },
}));

const Door = styled('div')(({ theme }) => ({
  justifySelf: 'center',
  width: 172,
  [theme.breakpoints.up('lg')]: { width: 220, marginRight: 24 },
}));
