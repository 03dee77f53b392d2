import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ChartBlock } from '@/content/types';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Bar, BarLine, Bars, Frame, GroupRow, Legend, Swatch } from './chart.styles';

/** Horizontal bars with their figures as text beside them. The figures are never added up. */
export function BarChart({ block: { caption, unit, series, groups } }: { block: ChartBlock }) {
  const captionId = useId();
  const largest = Math.max(...groups.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <Frame aria-labelledby={captionId}>
      <Typography id={captionId} component="figcaption" variant="h4">
        {caption}
      </Typography>
      <Legend>
        {series.map(({ name, tone }) => (
          <li key={name}>
            <Swatch data-tone={tone} />
            {name}
          </li>
        ))}
      </Legend>
      {groups.map(({ label, values }) => (
        <GroupRow key={label}>
          <strong>{label}</strong>
          <Bars>
            {series.map(({ name, shortName, tone }, index) => {
              const value = values[index];
              return (
                value !== undefined && (
                  <BarLine key={name}>
                    <span>{shortName}</span>
                    <Bar data-tone={tone} share={value / largest} />
                    <strong>
                      {value.toFixed(2)}
                      <VisuallyHidden> {unit}</VisuallyHidden>
                    </strong>
                  </BarLine>
                )
              );
            })}
          </Bars>
        </GroupRow>
      ))}
    </Frame>
  );
}
