import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StepsBlock } from '@/content/types';
import { Box } from '@/ui/Box';
import { ActionButton } from '@/sections/shared/ActionButton';
import { evenGrid } from '@/sections/shared/evenGrid';
import { RichText } from '@/sections/shared/RichText';
import { Note } from '@/sections/shared/Note';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** The steps of a process in order, along an amber line. */
export const StepsSection = ({
  block: { id, ground, heading, lead, look, steps, street, note, action },
}: {
  block: StepsBlock;
}) => (
  <Section id={id} ground={ground} street={street}>
    <SectionHeading heading={heading} lead={lead} />
    <Line data-count={steps.length} data-look={look}>
      {steps.map(({ title, text }) => (
        <Step key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 1, maxWidth: '42em', color: 'var(--quiet)' }}>
            <RichText text={text} />
          </Typography>
        </Step>
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

const Line = styled('ol')(({ theme }) => [
  evenGrid(theme),
  {
    gap: '40px 28px',
    margin: '40px 0 0',
    padding: 0,
    listStyle: 'none',
    // One stop below the other; side by side from md.
    '&[data-look=route]': { display: 'flex', flexDirection: 'column', gap: 0, paddingLeft: 9 },
    '@media print': { '&[data-look=route]': { paddingLeft: 0 } },
    [theme.breakpoints.up('md')]: {
      '&[data-look=route]': { flexDirection: 'row', paddingLeft: 0, '& > *': { flex: 1 } },
      // The titles of a row share its height, so that the texts below them start at one level.
      '&:not([data-look=route])': {
        rowGap: 0,
        marginBottom: -40,
        '& > *': { display: 'grid', gridRow: 'span 2', gridTemplateRows: 'subgrid', paddingBottom: 40 },
      },
    },
  },
]);

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingTop: 24,
  borderTop: `4px solid ${theme.vars.palette.light[500]}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: -14,
    left: 0,
    width: 20,
    height: 24,
    borderRadius: 2,
    border: `2px solid ${theme.vars.palette.slate[500]}`,
    backgroundColor: theme.vars.palette.light[500],
  },
  '[data-look=route] > &': {
    padding: '0 0 32px 32px',
    border: `0 solid ${theme.vars.palette.brick[500]}`,
    borderLeftWidth: 6,
    '&::before': {
      top: 0,
      left: -15,
      width: 24,
      borderRadius: '50%',
      border: `6px solid ${theme.vars.palette.brick[500]}`,
      backgroundColor: theme.vars.palette.background.default,
    },
    // Downwards the line ends at the last stop; across it runs on to the column's edge.
    [theme.breakpoints.down('md')]: { '&:last-child': { borderColor: 'transparent' } },
    [theme.breakpoints.up('md')]: {
      padding: '32px 28px 0 0',
      borderWidth: '6px 0 0',
      '&::before': { top: -15, left: 0 },
    },
    // On paper a rule above each stop, as above the other steps: a line beside them would touch the words.
    '@media print': { borderWidth: '1px 0 0' },
  },
}));
