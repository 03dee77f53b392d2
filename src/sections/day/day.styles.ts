import { styled } from '@mui/material/styles';

/** Flat bands of colour from night to day and back, each as wide as its hours. */
export const Sky = styled('div')(({ theme }) => {
  // The same by day and by night: noon is noon in both themes.
  const { night, slate, light, wall, brick } = theme.palette;
  const morning = [
    [night[950], 8],
    [night[800], 16],
    [night[700], 25],
    [slate[600], 27.5],
    [brick[500], 30],
    [light[500], 33],
    [light[200], 40],
    [light[100], 46],
    [wall.mist, 50],
  ] as const;
  const steps = [
    ...morning,
    ...morning
      .toReversed()
      .map(([colour], index) => [colour, 100 - (morning.at(-index - 2)?.[1] ?? 0)] as const),
  ];
  const stops = steps.map(([colour, end], index) => `${colour} ${steps[index - 1]?.[1] ?? 0}% ${end}%`);
  return {
    height: 64,
    marginTop: 40,
    borderRadius: 3,
    background: `linear-gradient(90deg, ${stops.join(', ')})`,
    [theme.breakpoints.up('sm')]: { height: 88 },
  };
});

export const Hours = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  marginTop: 10,
  fontWeight: 600,
  color: 'var(--quiet)',
  fontVariantNumeric: 'tabular-nums',
});

export const Shifts = styled('div', { shouldForwardProp: (prop) => prop !== 'hours' })<{
  hours: readonly number[];
}>(({ hours, theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 14,
  [theme.breakpoints.up('sm')]: { gap: 4, gridTemplateColumns: hours.map((each) => `${each}fr`).join(' ') },
}));

export const Shift = styled('div')(({ theme }) => ({
  padding: 14,
  fontWeight: 600,
  lineHeight: 1.3,
  backgroundColor: theme.vars.palette.night[800],
  borderLeft: `6px solid ${theme.vars.palette.light[500]}`,
  '&[data-time-of=day]': { borderColor: theme.vars.palette.linden[300] },
  [theme.breakpoints.up('sm')]: {
    borderLeftWidth: 0,
    borderTop: `6px solid ${theme.vars.palette.light[500]}`,
  },
}));

export const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  marginTop: 44,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 40 },
}));
