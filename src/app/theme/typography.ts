import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles';
import type { TextSize } from './measures';

const text = (size: TextSize, lineHeight: number | string) => ({ fontSize: `var(--${size})`, lineHeight });

const heading = (size: TextSize, lineHeight: number, letterSpacing: string) => ({
  fontFamily: 'var(--serif)',
  fontWeight: 600,
  letterSpacing,
  textWrap: 'balance',
  ...text(size, lineHeight),
});

export const typography = {
  fontFamily: 'var(--sans)',
  fontSize: 17,
  fontWeightMedium: 650,
  display: heading('display', 1.02, '-.022em'),
  h1: heading('h1', 1.06, '-.022em'),
  h2: heading('h2', 1.12, '-.016em'),
  h3: heading('h3', 1.22, '-.01em'),
  h4: heading('h4', 1.3, '-.005em'),
  lead: {
    fontFamily: 'var(--sans)',
    textWrap: 'pretty',
    // On a phone and on paper it takes the whole line.
    '@media screen and (min-width: 600px)': { textWrap: 'balance' },
    ...text('lead', 1.5),
  },
  body1: text('body1', 'var(--leading)'),
  body2: text('body2', 1.5),
  overline: {
    fontSize: '.8125rem',
    fontWeight: 500,
    letterSpacing: '.03em',
    lineHeight: 1.4,
    textTransform: 'uppercase',
  },
} satisfies TypographyVariantsOptions;

declare module '@mui/material/styles' {
  // Module augmentation works through interfaces only.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface TypographyVariants {
    display: TypographyStyle;
    lead: TypographyStyle;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface TypographyVariantsOptions {
    display?: TypographyStyle;
    lead?: TypographyStyle;
  }
}

declare module '@mui/material/Typography' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
  }
}
