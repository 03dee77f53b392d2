import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { inDarkTheme } from '@/ui/darkTheme';

// docs/behaviour.md, section 2: 100x60 on small screens, 200x100 from the small breakpoint.
const small = { width: 100, height: 60, gap: 44 };
const large = { width: 200, height: 100, gap: 56 };

/** Width of one set of logos in pixels, including the gap after each. */
export const setWidths = (count: number) => ({
  small: count * (small.width + small.gap),
  large: count * (large.width + large.gap),
});

/** Where the rows never move. */
export const noMotionQuery = '@media (prefers-reduced-motion: reduce), (scripting: none), print';

/** Shared by both rows, set on the section around them to outweigh their own rules. Without motion one set wraps. */
export const rowStyles = (theme: Theme): CSSObject => ({
  display: 'flex',
  margin: '28px auto 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('sm')]: { marginTop: 20 },
  [noMotionQuery]: {
    flexWrap: 'wrap',
    width: 'calc(min(100%, 1200px) - 2 * var(--gutter))',
    animation: 'none',
    // Rows of four from the small breakpoint.
    '& li': { flexBasis: 'max(144px, 25%)', flexGrow: 1, paddingInline: 0 },
    // Under the left edge of the heading.
    '& img': { objectPosition: 'left' },
    '& [aria-hidden]': { display: 'none' },
    [theme.breakpoints.up('md')]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, auto)',
      justifyContent: 'space-between',
    },
  },
});

export const Logo = styled('li')(({ theme }) => ({
  flex: 'none',
  paddingInline: small.gap / 2,
  img: {
    width: small.width,
    height: small.height,
    objectFit: 'contain',
    // The logos are dark; the dark theme turns them light.
    ...inDarkTheme({ filter: 'invert(1)' }),
  },
  [theme.breakpoints.up('sm')]: {
    paddingInline: large.gap / 2,
    img: { width: large.width, height: large.height },
  },
  // Dark in every theme.
  '@media print': { img: { height: '12mm', width: 'auto', filter: 'none' } },
}));
