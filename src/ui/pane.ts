import type { CSSObject, Theme } from '@mui/material/styles';

const bar = 'linear-gradient(var(--bar),var(--bar)) 50%';

/** The bars of a window with four panes, as layers of its background: this many pixels wide, in the colour `--bar`. */
export const crossBars = (width: number): string =>
  `${bar}/${width}px 100% no-repeat,${bar}/100% ${width}px no-repeat`;

/** A small lit window with four panes. */
export const pane = ({ vars: { palette } }: Theme): CSSObject => ({
  '--bar': palette.slate[500],
  width: 20,
  height: 24,
  borderRadius: 2,
  border: '2px solid var(--bar)',
  background: `${crossBars(2)},${palette.light[500]}`,
});
