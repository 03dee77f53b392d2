import type { CSSObject } from '@mui/material/styles';
import { HUGE_TEXT } from '@/ui/hugeText';
import { besley, figtree } from './fonts';

/** Text sizes on small, medium and large screens. */
const textSizes = {
  display: ['2.625rem', '3.5rem', '4.5rem'],
  h1: ['2.25rem', '2.75rem', '3.5rem'],
  h2: ['1.875rem', '2.25rem', '2.75rem'],
  h3: ['1.375rem', '1.5rem', '1.625rem'],
  h4: ['1.1875rem', '1.1875rem', '1.25rem'],
  lead: ['1.25rem', '1.25rem', '1.375rem'],
  body1: ['1.0625rem', '1.0625rem', '1.125rem'],
  body2: ['1rem', '1rem', '1rem'],
} as const;

export type TextSize = keyof typeof textSizes;

/** The gutters of the column, the room above and below a section, and the height of the roofs above the footer. */
const spacings = {
  gutter: ['20px', '24px', '24px'],
  band: ['56px', '72px', '88px'],
  roofs: ['110px', '140px', '172px'],
} as const;

const measuresAt = (screen: 0 | 1 | 2) =>
  Object.fromEntries(
    Object.entries({ ...textSizes, ...spacings }).map(([name, each]) => [`--${name}`, each[screen]]),
  );

const whenHuge = {
  '--display': '1.4rem',
  '--h1': '1.3rem',
  '--h2': '1.2rem',
  '--h3': '1.1rem',
  '--h4': '1.05rem',
  '--lead': '1.1rem',
};

/** Room on the screen is paper in print. */
const onPaper = {
  '--display': '2rem',
  '--h1': '2rem',
  '--h2': '1.5rem',
  '--h3': '1.2rem',
  '--h4': '1.1rem',
  '--lead': '1.1rem',
  '--leading': 1.4,
  '--gutter': '0px',
  '--band': '8px',
};

const fallback = {
  serif: '"Besley Fallback",Georgia,"DejaVu Serif Fallback",serif',
  sans: 'Arial,"Figtree Fallback",system-ui,sans-serif',
};
const webFonts = {
  '--serif': `${besley.family},${fallback.serif}`,
  '--sans': `${figtree.family},${fallback.sans}`,
};

/** Sizes that depend on the screen, and the font families, as variables: written once in a page instead of in each rule. */
export const measures: Record<string, CSSObject> = {
  ':root': {
    '--serif': fallback.serif,
    '--sans': fallback.sans,
    // The line height of running text.
    '--leading': 1.6,
    ...measuresAt(0),
  },
  // prehydration.ts takes the attribute away until the fonts may load.
  '[data-fonts]': webFonts,
  '@media screen and (min-width:600px)': { ':root': measuresAt(1) },
  '@media screen and (min-width:1200px)': { ':root': measuresAt(2) },
  '@media print': { ':root': onPaper },
  // Text enlarged to 200% on a phone, where a line holds a dozen letters; at the usual size no screen is this narrow. In rem, which unlike
  // a media query's em follows the size of the text whoever has set it, the browser or the page. On every element, because some set the
  // size of a heading within them.
  '@media screen': { 'main, footer': { containerType: 'inline-size' } },
  [HUGE_TEXT]: {
    '*': { ...whenHuge, minWidth: 0, hyphens: 'auto' },
  },
};
