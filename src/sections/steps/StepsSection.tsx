import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { StepsBlock } from '@/content/types';
import { evenGrid } from '@/sections/shared/evenGrid';
import { RichText } from '@/sections/shared/RichText';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';

/** The steps of a process in order, along an amber line. */
export const StepsSection = ({ block: { ground, heading, lead, steps } }: { block: StepsBlock }) => (
  <Section ground={ground}>
    <SectionHeading heading={heading} lead={lead} />
    <Line data-count={steps.length}>
      {steps.map(({ title, text }) => (
        <Step key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography sx={{ mt: 1, maxWidth: '42em', color: 'var(--quiet)' }}>
            <RichText text={text} />
          </Typography>
        </Step>
      ))}
    </Line>
  </Section>
);

const Line = styled('ol')(({ theme }) => ({
  ...evenGrid(theme),
  gap: '40px 28px',
  margin: '40px 0 0',
  padding: 0,
  listStyle: 'none',
}));

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
    border: `2px solid ${theme.vars.palette.night[900]}`,
    backgroundColor: theme.vars.palette.light[500],
  },
}));
