import type { Theme } from '@mui/material/styles';

/** A step on paper, with a rule above it: a line beside it would touch the words. */
export const printedStep = (theme: Theme) => ({
  '@media print': {
    padding: '6px 0 0',
    border: `0 solid ${theme.vars.palette.divider}`,
    borderTopWidth: 1,
    '&:last-child': { borderColor: theme.vars.palette.divider },
    '&::before': { content: 'none' },
  },
});
