import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { hoursCopy } from '@/content/estimates';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/field/Field';
import { Select } from '@/ui/field/Select';
import { printHidden } from '@/ui/print';

type LabelledProps = { label: string; children: (id: string) => ReactNode };

export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Field>
  );
}

type HoursFieldProps = { value: string; most: number; onChange: (value: string) => void };

export const HoursField = ({ value, most, onChange }: HoursFieldProps) => (
  <Labelled label={hoursCopy.label}>
    {(id) => (
      <div data-frame>
        <input
          id={id}
          type="number"
          min={1}
          max={most}
          step="any"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    )}
  </Labelled>
);

/** The number of hours; undefined outside 1 to `most`. */
export function readHours(text: string, most: number): number | undefined {
  const hours = Number(text);
  return hours >= 1 && hours <= most ? hours : undefined;
}

type ChoiceProps = {
  label: string;
  options: readonly string[];
  value: number;
  onChange: (index: number) => void;
};

/** One of several, by its index. */
export const Choice = ({ label, options, value, onChange }: ChoiceProps) => (
  <Labelled label={label}>
    {(id) => (
      <Select id={id} value={value} onChange={({ target }) => onChange(Number(target.value))}>
        {options.map((option, index) => (
          <option key={option} value={index}>
            {option}
          </option>
        ))}
      </Select>
    )}
  </Labelled>
);

/** A card with an estimate. Nothing in it is sent anywhere. */
export const EstimateCard = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 28,
  padding: 20,
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& output': {
    display: 'block',
    fontWeight: 650,
    '& strong': { ...theme.typography.h3, display: 'block' },
    '& small': { ...theme.typography.body1, display: 'block', marginTop: 8 },
  },
  [theme.breakpoints.up('md')]: { padding: 32 },
  ...printHidden,
}));
