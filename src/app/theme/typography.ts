import type { TypographyStyle, TypographyVariantsOptions } from '@mui/material/styles';

const display = '"Besley Variable",Rockwell,Georgia,serif';
const body = '"Figtree Variable",system-ui,-apple-system,"Segoe UI",sans-serif';
const fromSm = '@media (min-width:600px)';
const fromLg = '@media (min-width:1200px)';

export const typography = {
  fontFamily: body,
  fontSize: 17,
  fontWeightMedium: 650,
  fontWeightBold: 700,
  display: {
    fontFamily: display,
    fontWeight: 600,
    fontSize: '2.625rem',
    lineHeight: 1.02,
    letterSpacing: '-.022em',
    [fromSm]: { fontSize: '3.5rem' },
    [fromLg]: { fontSize: '4.75rem' },
  },
  h1: heading('2.25rem', '2.75rem', '3.5rem', 1.06, '-.022em'),
  h2: heading('1.875rem', '2.25rem', '2.75rem', 1.12, '-.016em'),
  h3: heading('1.375rem', '1.5rem', '1.625rem', 1.22, '-.01em'),
  h4: heading('1.1875rem', '1.1875rem', '1.25rem', 1.3, '-.005em'),
  lead: { fontFamily: body, fontSize: '1.25rem', lineHeight: 1.5, [fromLg]: { fontSize: '1.375rem' } },
  body1: { fontSize: '1.0625rem', lineHeight: 1.6, [fromLg]: { fontSize: '1.125rem' } },
  body2: { fontSize: '.9375rem', lineHeight: 1.5, [fromLg]: { fontSize: '1rem' } },
  overline: {
    fontSize: '.8125rem',
    fontWeight: 700,
    letterSpacing: '.06em',
    lineHeight: 1.4,
    textTransform: 'uppercase',
  },
  button: { textTransform: 'none', fontWeight: 650, fontSize: '1.0625rem', lineHeight: 1.2 },
} satisfies TypographyVariantsOptions;

function heading(xs: string, sm: string, lg: string, lineHeight: number, letterSpacing: string) {
  return {
    fontFamily: display,
    fontWeight: 600,
    lineHeight,
    letterSpacing,
    textWrap: 'balance',
    fontSize: xs,
    [fromSm]: { fontSize: sm },
    [fromLg]: { fontSize: lg },
  };
}

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
