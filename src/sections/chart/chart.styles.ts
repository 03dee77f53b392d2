import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import { PlainList } from '@/ui/PlainList';

/** The bars keep their colours on paper and where the visitor's own replace others, because the legend refers to them. */
const tones = ({ vars: { palette } }: Theme): CSSObject => ({
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
  '&[data-tone=night]': { backgroundColor: palette.text.primary },
  '&[data-tone=brick]': { backgroundColor: palette.brick[500] },
  '&[data-tone=hatched]': {
    border: `2px solid ${palette.linden[500]}`,
    background: `repeating-linear-gradient(45deg, ${palette.linden[500]} 0 5px, ${palette.background.paper} 5px 9px)`,
  },
});

export const Frame = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: '24px 18px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottomWidth: 4,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: '36px 40px' },
  '@media print': { padding: 12, borderBottomWidth: 1 },
}));

export const Legend = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: '14px 0 22px',
  fontWeight: 600,
  li: { display: 'flex', alignItems: 'center', gap: 10 },
  '@media print': { margin: '8px 0 12px' },
});

export const Swatch = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 28,
  height: 18,
  borderRadius: 2,
  ...tones(theme),
}));

export const GroupRow = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBlock: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '120px 1fr',
    alignItems: 'center',
    paddingBlock: 18,
  },
  '@media print': { gap: '4px 16px', paddingBlock: 8 },
}));

export const Bars = styled(PlainList)({ display: 'grid', gap: 6 });

export const BarLine = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontVariantNumeric: 'tabular-nums',
  '& > :first-of-type': { flex: 'none', width: 52, color: theme.vars.palette.text.secondary },
}));

export const Bar = styled('span', { shouldForwardProp: (prop) => prop !== 'share' })<{ share: number }>(
  ({ share, theme }) => ({
    flex: 'none',
    width: `calc((100% - 134px) * ${share})`,
    height: 24,
    borderRadius: '0 2px 2px 0',
    ...tones(theme),
    '@media print': { height: 12 },
  }),
);
