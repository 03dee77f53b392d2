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
import { pane } from '@/ui/pane';

/**
 * The steps of a process in order, along a line that runs down the left on phones: with a window at each, of which the first is lit, or
 * as the stops of a bus route.
 */
export function StepsSection({ block }: { block: StepsBlock | RouteBlock }) {
  const { kind, id, ground, heading, lead, steps, street, note, action, variant } = block;
  return (
    <Section id={id} ground={ground} street={street}>
      <SectionHeading heading={heading} lead={lead} />
      <Line data-count={kind === 'steps' ? steps.length : undefined} data-kind={kind} data-variant={variant}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
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

const endOfLine = { borderColor: 'transparent' };

const Line = styled('ol')(({ theme, theme: { breakpoints, vars } }) => [
  evenGrid(theme),
  {
    '--line': vars.palette.slate[500],
    margin: '40px 0 0',
    padding: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      padding: '0 0 32px 32px',
      marginLeft: 9,
      border: '0 solid var(--line)',
      borderLeftWidth: 2,
      '&::before': { ...pane(theme), content: '""', position: 'absolute', top: 0, left: -11 },
      '& + li::before': { backgroundColor: vars.palette.background.paper },
      '&:last-child': endOfLine,
    },
    [breakpoints.down('sm')]: {
      '& > li:last-child': { paddingBottom: 0 },
      // The steps of a long page stand closer together.
      '&[data-variant=short]': { marginTop: 24, '& > li': { paddingBottom: 16 } },
    },
    [breakpoints.up('sm')]: {
      rowGap: 40,
      // Room beside the words and not between the steps: the line goes on.
      '& > li': { padding: '28px 28px 0 0', marginLeft: 0, borderWidth: '2px 0 0' },
      '& > li::before': { top: -13, left: 0 },
    },
    // The titles of a row share its height, so that the texts below them start at one level.
    [breakpoints.up('md')]: {
      '&[data-kind=steps] > li': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid' },
      '&[data-kind=steps]': { rowGap: 0, marginBottom: -40, '& > li': { paddingBottom: 40 } },
    },
    // Beyond the last of each row (see evenGrid) there is nothing to lead to.
    '@media screen and (600px <= width < 900px)': {
      '&[data-count]:not([data-count="3"]) > :nth-of-type(2n)': endOfLine,
    },
    '@media screen and (900px <= width < 1200px)': { '&[data-count="4"] > :nth-of-type(2n)': endOfLine },
    '@media screen and (width >= 900px)': { '&[data-count="6"] > :nth-of-type(3n)': endOfLine },
  },
  {
    // All stops in one row, where there is room, or one below the other.
    '&[data-kind=route]': {
      '--line': vars.palette.brick[500],
      display: 'flex',
      flexDirection: 'column',
      rowGap: 0,
      '& > li': { padding: '0 0 32px 32px', margin: '0 0 0 9px', borderWidth: '0 0 0 6px' },
      '& > li::before': {
        inset: '0 auto auto -15px',
        width: 24,
        height: 24,
        borderRadius: '50%',
        border: '6px solid var(--line)',
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
      '&[data-kind=route]': { flexDirection: 'row' },
    },
  },
]);
