import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DayBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { ActionButton } from '@/sections/shared/ActionButton';
import { Headed, Section } from '@/sections/shared/Section';
import { Note } from '@/sections/shared/RichText';

/** A day from midnight to midnight as a band of sky, with who is there at which hours and what that means. */
export const DaySection = ({ block }: { block: DayBlock }) => (
  <Section id={block.id} ground={block.ground} isFolded={block.isFolded}>
    <Headed {...block}>
      <Sky shifts={block.shifts} data-screen-only />
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
    </Headed>
  </Section>
);

type Shown = { shifts: DayBlock['shifts'] };

/** Flat bands of colour from night to day and back, and below them the colours of the shifts, each as wide as its hours. */
const Sky = styled('div')<Shown>(({ shifts, theme }) => {
  // The same by day and by night, like the sky: noon is noon in both themes.
  const colours = { day: theme.palette.linden[300], night: theme.palette.light[500] };
  const keys = shifts.map(({ time, until }) => `${colours[time]} 0 ${Math.round((until / 24) * 100)}%`);
  return {
    height: 74,
    marginTop: 40,
    borderRadius: 3,
    forcedColorAdjust: 'none',
    background: `linear-gradient(90deg,${keys.join()}) 0 100%/100% 10px no-repeat, url(/images/day-sky.svg) 0/100% 100%`,
    [theme.breakpoints.up('sm')]: { height: 98 },
  };
});

/** The labels of the shifts: below their hours from sm, else one below the other with the colour that they have in the sky. */
const Shifts = styled('div')<Shown>(({ shifts, theme }) => ({
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
