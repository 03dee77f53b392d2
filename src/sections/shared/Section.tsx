import Typography from '@mui/material/Typography';
import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Ground, Picture, RichText as RichTextData } from '@/content/types';
import { Column } from '@/ui/Column';
import { FoldedOnPhones } from './FoldedOnPhones';
import { Image } from './Image';
import { RichText } from './RichText';

type SectionProps = {
  id?: string;
  ground?: Ground;
  street?: Picture;
  /** On phones as tall as its heading, until that is opened. */
  isFolded?: boolean | undefined;
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

const Band = styled('section')<{ ground: Ground }>(({ ground, theme }) => ({
  ...groundStyles(ground, theme),
  paddingBlock: 'var(--band)',
  [theme.breakpoints.down('sm')]: {
    '&[data-folded=true]': { '--band': '8px' },
  },
}));

const Street = styled(Image)(({ theme }) => ({
  height: 160,
  margin: '40px 0 calc(-1 * var(--band))',
  // On a phone the drawing crops itself, and may draw its parts together; wider screens show it whole.
  [theme.breakpoints.up('tablet')]: { height: 'auto' },
}));

type LeadProps = { text: RichTextData | undefined };
type SectionHeadingProps = { heading: string; lead?: RichTextData | undefined };
type HeadedProps = SectionHeadingProps & {
  /** Of the section. */
  id?: string | undefined;
  isFolded?: boolean | undefined;
  /** Of what a link may lead to in it. */
  innerIds?: readonly (string | undefined)[];
  children: ReactNode;
};

/** The h2 of a section and its lead. */
export const SectionHeading = ({ heading, lead }: SectionHeadingProps) => (
  <>
    <Typography variant="h2">{heading}</Typography>
    <Lead text={lead} />
  </>
);

/** A section's heading, lead and words, on phones folded below the heading where asked for. */
export const Headed = ({ heading, lead, id, isFolded, innerIds = [], children }: HeadedProps) =>
  isFolded ? (
    <FoldedOnPhones heading={heading} ids={[id, ...innerIds]}>
      <Lead text={lead} />
      {children}
    </FoldedOnPhones>
  ) : (
    <>
      <SectionHeading heading={heading} lead={lead} />
      {children}
    </>
  );

export const Lead = ({ text }: LeadProps) =>
  text && (
    <Typography
      variant="lead"
      component="p"
      sx={{
        mt: 2,
        maxWidth: '36em',
        color: 'var(--quiet)',
      }}
    >
      <RichText text={text} />
    </Typography>
  );

/** The background of a section, and text colours that are readable on it. */
export function groundStyles(ground: Ground, theme: Theme): CSSObject {
  const { palette } = theme.vars;
  if (ground === 'night' || ground === 'brick') {
    return {
      backgroundColor: ground === 'night' ? palette.night[900] : palette.brick[900],
      color: palette.common.white,
      '--quiet': ground === 'night' ? palette.mist[200] : palette.common.white,
    };
  }
  const plainGrounds = { plain: palette.background.default, pale: palette.mist[50] };
  const isPlain = ground === 'plain' || ground === 'pale';
  return {
    backgroundColor: isPlain ? plainGrounds[ground] : palette.wall[ground],
    color: palette.text.primary,
    '--quiet': isPlain ? palette.text.secondary : palette.text.primary,
  };
}

const isDarkGround = (ground: Ground) => ground === 'night' || ground === 'brick';
