import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { RouteBlock, StepsBlock } from '@/content/types';
import { ActionButton } from '@/sections/shared/ActionButton';
import { evenGrid } from '@/sections/shared/evenGrid';
import { Headed, Section } from '@/sections/shared/Section';
import { Box } from '@/ui/Box';
import { Note } from '@/sections/shared/RichText';

/**
 * The numbered steps of a process, along a line that runs down the left on phones, or the stops of a bus route.
 */
export function StepsSection({ block }: { block: StepsBlock | RouteBlock }) {
  const { kind, id, ground, isFolded, steps, street, note, action } = block;
  return (
    <Section id={id} ground={ground} street={street} isFolded={isFolded}>
      <Headed {...block}>
        <Line count={steps.length} data-kind={kind}>
          {steps.map(({ title, time, text }) => (
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              {time && <strong>{time}</strong>}
              <Note text={text} sx={{ mt: 1 }} />
            </li>
          ))}
        </Line>
        <Note text={note} sx={{ mt: 4 }} />
        {action && (
          <Box sx={{ mt: 5 }}>
            <ActionButton action={action} />
          </Box>
        )}
      </Headed>
    </Section>
  );
}

/** The stops of a bus route have a thicker line. */
const Line = styled('ol')<{ count: number }>(({ theme, theme: { breakpoints, vars }, count }) => [
  // By itself, because both have rules for the same screens.
  evenGrid(theme, count),
  {
    '--line': vars.palette.slate[500],
    '--thick': '2px',
    '&[data-kind=route]': { '--line': vars.palette.brick[500], '--thick': '6px' },
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
      borderLeftWidth: 'var(--thick)',
      '&::before': {
        content: 'counter(step)',
        position: 'absolute',
        top: 0,
        left: 'calc(-16px - var(--thick) / 2)',
        width: 32,
        height: 32,
        border: 'var(--thick) solid var(--line)',
        borderRadius: '50%',
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.paper,
        font: `600 1rem/calc(32px - 2 * var(--thick)) ${theme.typography.h1.fontFamily}`,
        textAlign: 'center',
      },
    },
    [breakpoints.down('sm')]: { '& > li:last-child': { paddingBottom: 0, borderColor: 'transparent' } },
    [breakpoints.up('sm')]: {
      rowGap: 40,
      // Room beside the words and not between the steps: the line goes on.
      '& > li': { padding: '28px 28px 0 0', marginLeft: 0, borderWidth: 'var(--thick) 0 0' },
      '& > li::before': { top: 'calc(-16px - var(--thick) / 2)', left: 0 },
    },
  },
]);
