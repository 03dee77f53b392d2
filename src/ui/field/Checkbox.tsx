import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusRing } from '@/ui/focusRing';

type CheckboxProps = ComponentPropsWithRef<'input'> & { label: ReactNode };

/** A checkbox with its label, in a row of `--row`; ticking it turns its light on. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <Label>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </Label>
);

const Label = styled('label')(({ theme }) => {
  const { background, light, night, slate } = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'var(--row, 48px)',
    marginLeft: -9,
    cursor: 'pointer',
    '& input': {
      appearance: 'none',
      flex: 'none',
      position: 'relative',
      width: 48,
      height: 'var(--row, 48px)',
      margin: 0,
      cursor: 'inherit',
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: 'calc(var(--row, 48px) / 2 - 15px) 9px',
        border: `2px solid ${slate[600]}`,
        borderRadius: 3,
        backgroundColor: background.paper,
      },
      '&:checked::before': { borderColor: night[900], backgroundColor: light[500] },
      '&:checked::after': {
        content: '""',
        position: 'absolute',
        inset: 'calc(var(--row, 48px) / 2 - 10px) 19px calc(var(--row, 48px) / 2 - 7px)',
        border: `solid ${night[900]}`,
        borderWidth: '0 3px 3px 0',
        rotate: '42deg',
      },
      '&:focus-visible::before': focusRing,
    },
  };
});
