import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DayBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Section, SectionHeading } from '@/sections/shared/Section';
import { printHidden } from '@/ui/print';
import { Note } from '@/sections/shared/RichText';

/** A day from midnight to midnight as a band of sky, with who is there at which hours and what that means. */
export const DaySection = ({ block }: { block: DayBlock }) => (
  <Section id={block.id} ground={block.ground}>
    <SectionHeading heading={block.heading} lead={block.lead} />
    <Sky shifts={block.shifts} />
    <Shifts shifts={block.shifts}>
      {block.shifts.map(({ label, time }) => (
        <Shift key={label} data-time-of={time}>
          {label}
        </Shift>
      ))}
    </Shifts>
    <Facts>
      {block.cards.map(({ title, text }) => (
        <div key={title}>
          <Typography variant="h4" component="h3" sx={{ color: 'var(--accent, inherit)' }}>
            {title}
          </Typography>
          <Note text={text} sx={{ mt: 1 }} />
        </div>
      ))}
    </Facts>
    {block.action && (
      <Box sx={{ mt: 4 }}>
        <ActionButton action={block.action} color="secondary" />
      </Box>
    )}
  </Section>
);

type Shown = { shifts: DayBlock['shifts'] };
const notShifts = { shouldForwardProp: (prop: string) => prop !== 'shifts' };

/** Flat bands of colour from night to day and back, each as wide as its hours, and below them the colours of the shifts. */
const Sky = styled(
  'div',
  notShifts,
)<Shown>(({ shifts, theme }) => {
  // The same by day and by night: noon is noon in both themes.
  const { night, slate, light, linden, wall, brick } = theme.palette;
  const morning = [
    [night[950], 16],
    [night[800], 32],
    [night[700], 50],
    [slate[600], 55],
    [brick[500], 60],
    [light[500], 66],
    [light[200], 80],
    [light[100], 92],
    [wall.mist, 100],
  ] as const;
  // The evening is the morning from the right.
  const sky = [`${bands(morning)} 0`, `${bands(morning, 270)} 100%`].map((half) => `${half} / 50% no-repeat`);
  const colours = { day: linden[300], night: light[500] };
  const keys = shifts.map(({ time, until }) => [colours[time], Math.round((until / 24) * 100)] as const);
  return {
    height: 74,
    marginTop: 40,
    borderRadius: 3,
    forcedColorAdjust: 'none',
    background: `${bands(keys)} 0 100% / 100% 10px no-repeat, ${sky.join()} ${wall.mist}`,
    [theme.breakpoints.up('sm')]: { height: 98 },
    ...printHidden,
  };
});

/** A gradient of flat colours, each up to its percentage: a start of 0 means where the one before ends. */
const bands = (steps: readonly (readonly [colour: string, end: number])[], angle = 90) =>
  `linear-gradient(${angle}deg,${steps.map(([colour, end]) => `${colour} 0 ${end}%`).join()})`;

/** The labels of the shifts: below their hours from sm, else one below the other with the colour that they have in the sky. */
const Shifts = styled(
  'div',
  notShifts,
)<Shown>(({ shifts, theme }) => ({
  display: 'grid',
  gap: 8,
  marginTop: 14,
  [theme.breakpoints.up('sm')]: {
    gap: 0,
    marginTop: 0,
    gridTemplateColumns: shifts
      .map(({ until }, index) => `minmax(0, ${until - (shifts[index - 1]?.until ?? 0)}fr)`)
      .join(' '),
  },
}));

const Shift = styled('div')(({ theme }) => ({
  padding: 14,
  fontWeight: 600,
  lineHeight: 1.3,
  backgroundColor: theme.vars.palette.night[800],
  borderLeft: `10px solid ${theme.vars.palette.light[500]}`,
  '&:empty': { display: 'none' },
  '&[data-time-of=day]': { borderColor: theme.vars.palette.linden[300] },
  [theme.breakpoints.up('sm')]: { borderWidth: 0, '& + &': { borderLeft: '2px solid' } },
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 28,
  marginTop: 44,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)', gap: 40 },
}));
