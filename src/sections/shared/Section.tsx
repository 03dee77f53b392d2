import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Ground, Picture } from '@/content/types';
import { Column } from '@/ui/Column';
import { groundStyles, isDarkGround } from './groundStyles';
import { Image } from './Image';

type SectionProps = {
  id?: string;
  ground?: Ground;
  street?: Picture;
  /** On phones as tall as its heading, until that is opened. */
  isFolded?: boolean;
  children: ReactNode;
};

/** A band of the page: a background, the design's padding, one column, and at its foot a street across the screen. */
export const Section = ({ id, ground = 'plain', street, isFolded, children }: SectionProps) => (
  <Band
    id={id}
    ground={ground}
    className={isDarkGround(ground) ? 'on-night' : undefined}
    data-folded={isFolded}
  >
    <Column>{children}</Column>
    {street && <Street picture={street} />}
  </Band>
);

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' })<{ ground: Ground }>(
  ({ ground, theme }) => ({
    ...groundStyles(ground, theme),
    paddingBlock: 'var(--band)',
    [theme.breakpoints.down('sm')]: {
      '&[data-folded=true]': { paddingBlock: 8, '.MuiAccordion-root': { border: 0 } },
    },
  }),
);

const Street = styled(Image)(({ theme }) => ({
  height: 160,
  margin: '40px 0 calc(-1 * var(--band))',
  // On a phone the drawing crops itself, and may draw its parts together; wider screens show it whole.
  [theme.breakpoints.up('tablet')]: { height: 'auto' },
}));
