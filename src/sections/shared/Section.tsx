import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Ground } from '@/content/types';
import { Column } from '@/ui/Column';
import { groundStyles, isDarkGround } from './groundStyles';

type SectionProps = { ground?: Ground; children: ReactNode };

/** A band of the page: a background, the design's padding, one column. */
export const Section = ({ ground = 'plain', children }: SectionProps) => (
  <Band ground={ground} className={isDarkGround(ground) ? 'on-night' : undefined}>
    <Column>{children}</Column>
  </Band>
);

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'ground' })<{ ground: Ground }>(
  ({ ground, theme }) => ({
    ...groundStyles(ground, theme),
    paddingBlock: 'var(--band)',
  }),
);
