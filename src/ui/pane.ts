import type { CSSObject, Theme } from '@mui/material/styles';

const bar = 'linear-gradient(var(--bar),var(--bar)) 50%';

/** A small lit window with four panes. */
export const pane = ({ vars: { palette } }: Theme): CSSObject => ({
  '--bar': palette.slate[500],
  width: 20,
  height: 24,
  borderRadius: 2,
  border: '2px solid var(--bar)',
  background: `${bar}/2px 100% no-repeat,${bar}/100% 2px no-repeat,${palette.light[500]}`,
});
