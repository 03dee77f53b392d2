import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RouteBlock, StepsBlock } from '@/content/types';
import { ActionButton } from '@/sections/shared/ActionButton';
import { evenGrid } from '@/sections/shared/evenGrid';
import { Note } from '@/sections/shared/Note';
import { CardText } from '@/sections/shared/Paragraphs';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { Box } from '@/ui/Box';

/**
 * The numbered steps of a process, along a line that runs down the left on phones, or the stops of a bus route.
 */
export function StepsSection({ block }: { block: StepsBlock | RouteBlock }) {
  const { kind, id, ground, heading, lead, steps, street, note, action, variant } = block;
  return (
    <Section id={id} ground={ground} street={street}>
      <SectionHeading heading={heading} lead={lead} />
      <Line data-count={kind === 'steps' ? steps.length : undefined} data-kind={kind} data-variant={variant}>
        {steps.map(({ title, time, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            {time && <strong>{time}</strong>}
            <CardText text={text} />
          </li>
        ))}
      </Line>
      <Note text={note} sx={{ mt: 4 }} />
      {action && (
        <Box sx={{ mt: 5 }}>
          <ActionButton action={action} />
        </Box>
      )}
    </Section>
  );
}

const Line = styled('ol')(({ theme, theme: { breakpoints, vars } }) => [
  evenGrid(theme),
  {
    '--line': vars.palette.slate[500],
    margin: '40px 0 0',
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
    '& > li': {
      counterIncrement: 'step',
      position: 'relative',
      padding: '0 0 32px 28px',
      marginLeft: 15,
      border: '0 solid var(--line)',
      borderLeftWidth: 2,
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        top: 0,
        left: -17,
        width: 32,
        height: 32,
        border: '2px solid var(--line)',
        borderRadius: '50%',
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.paper,
        font: `600 1rem/28px ${theme.typography.h1.fontFamily}`,
        textAlign: 'center',
      },
    },
    [breakpoints.down('sm')]: {
      '& > li:last-child': { paddingBottom: 0, borderColor: 'transparent' },
      // The steps of a long page stand closer together.
      '&[data-variant=short]': { marginTop: 24, '& > li': { paddingBottom: 16 } },
    },
    [breakpoints.up('sm')]: {
      rowGap: 40,
      // Room beside the words and not between the steps: the line goes on.
      '& > li': { padding: '28px 28px 0 0', marginLeft: 0, borderWidth: '2px 0 0' },
      '& > li::before': { top: -17, left: 0 },
    },
    // The titles of a row share its height, so that the texts below them start at one level.
    [breakpoints.up('md')]: {
      '&[data-kind=steps] > li': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
      '&[data-kind=steps]': { rowGap: 0, marginBottom: -40, '& > li': { paddingBottom: 40 } },
      '@media (min-width: 1080px)': { '&[data-count="4"] > :nth-child(n)': { gridColumn: 'span 3' } },
      // Four in a row: a title as long as "Within one working day" keeps to one line.
      '&[data-count="4"] h3': { fontSize: '1.25rem' },
    },
  },
  {
    // All stops in one row, where there is room, or one below the other.
    '&[data-kind=route]': {
      '--line': vars.palette.brick[500],
      display: 'flex',
      flexDirection: 'column',
      rowGap: 0,
      '& > li': { padding: '0 0 32px 32px', margin: '0 0 0 9px', borderWidth: '0 0 0 6px' },
      [breakpoints.down('lg')]: { '& > li:last-child': { borderColor: 'transparent' } },
      '& > li::before': {
        content: '""',
        inset: '0 auto auto -15px',
        width: 24,
        height: 24,
        borderWidth: 6,
        background: vars.palette.background.default,
      },
      [breakpoints.up('lg')]: {
        flexDirection: 'row',
        '& > li': { flex: 1, padding: '32px 28px 0 0', margin: 0, borderWidth: '6px 0 0' },
        '& > li::before': { inset: '-15px auto auto 0' },
      },
    },
    // On paper with a rule above each: a line beside it would touch the words.
    '@media print': {
      gap: '8px 24px',
      margin: '12px 0 0',
      '&& > li': {
        flex: 1,
        padding: '6px 0 0',
        margin: 0,
        border: 0,
        borderTop: `1px solid ${vars.palette.divider}`,
      },
      '&& > li::before': { content: 'none' },
      '&[data-count="3"] > :nth-child(n)': { gridColumn: 'span 4' },
      '&[data-kind=steps] h3::before': { content: 'counter(step) ". "' },
      '&[data-kind=route]': { flexDirection: 'row' },
    },
  },
]);
