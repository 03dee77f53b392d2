import type { CSSObject, Theme } from '@mui/material/styles';
import type { Ground } from '@/content/types';
import { withoutGround } from '@/ui/print';

/** The background of a section, and text colours that are readable on it. */
export function groundStyles(ground: Ground, theme: Theme): CSSObject {
  const { palette } = theme.vars;
  if (ground === 'night' || ground === 'brick') {
    return {
      backgroundColor: ground === 'night' ? palette.night[900] : palette.brick[900],
      color: palette.common.white,
      '--quiet': ground === 'night' ? palette.mist[200] : palette.common.white,
      '--accent': palette.light[500],
      '@media print': withoutGround(theme),
    };
  }
  const wall = wallColour(ground, palette);
  const isWall = ground !== 'plain' && ground !== 'pale';
  return {
    backgroundColor: wall,
    color: palette.text.primary,
    '--quiet': isWall ? palette.text.primary : palette.text.secondary,
  };
}

export const isDarkGround = (ground: Ground) => ground === 'night' || ground === 'brick';

type LightGround = Exclude<Ground, 'night' | 'brick'>;

function wallColour(ground: LightGround, palette: Theme['vars']['palette']): string {
  if (ground === 'plain') return palette.background.default;
  if (ground === 'pale') return palette.mist[50];
  return palette.wall[ground];
}
