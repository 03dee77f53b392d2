import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ChartBlock } from '@/content/types';
import { Section, SectionHeading } from '@/sections/shared/Section';
import { PlainList } from '@/ui/PlainList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Note } from '@/sections/shared/RichText';

/** Horizontal bars under a heading, with their figures as text beside them. The figures are never added up. */
export function ChartSection({ block }: { block: ChartBlock }) {
  const { ground, heading, lead, caption, unit, series, groups, note } = block;
  const captionId = useId();
  const largest = Math.max(...groups.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <Section ground={ground}>
      <SectionHeading heading={heading} lead={lead} />
      <Frame aria-labelledby={captionId}>
        <Typography id={captionId} component="figcaption" variant="h4">
          {caption}
        </Typography>
        <Legend>
          {series.map(({ name, tone }) => (
            <li key={name}>
              <Tone data-tone={tone} />
              {name}
            </li>
          ))}
        </Legend>
        {groups.map(({ label, values }) => (
          <Group key={label}>
            <strong>{label}</strong>
            <PlainList>
              {series.map(({ name, shortName, tone }, index) => {
                const value = values[index];
                return (
                  value !== undefined && (
                    <li key={name}>
                      <span>{shortName}</span>
                      <Bar data-tone={tone} share={value / largest} />
                      <strong>
                        {value.toFixed(2)}
                        <VisuallyHidden> {unit}</VisuallyHidden>
                      </strong>
                    </li>
                  )
                );
              })}
            </PlainList>
          </Group>
        ))}
      </Frame>
      <Note text={note} />
    </Section>
  );
}

const Frame = styled('figure')(({ theme }) => ({
  margin: '32px 0 0',
  padding: '24px 18px',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottomWidth: 4,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.up('md')]: { padding: '36px 40px' },
}));

const Legend = styled(PlainList)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  margin: '14px 0 22px',
  fontWeight: 600,
  li: { display: 'flex', alignItems: 'center', gap: 10 },
});

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingBlock: 14,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ul: { display: 'grid', gap: 6 },
  li: { display: 'flex', alignItems: 'center', gap: 10, fontVariantNumeric: 'tabular-nums' },
  'li > :first-of-type': { flex: 'none', width: 52, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '120px 1fr', alignItems: 'center', paddingBlock: 18 },
}));

/** Keeps its colour on paper and where the visitor's own replace others, because the legend refers to it. */
const Tone = styled('span')(({ theme: { vars } }) => ({
  flex: 'none',
  width: 28,
  height: 18,
  borderRadius: 2,
  printColorAdjust: 'exact',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', outline: '1px solid CanvasText' },
  '&[data-tone=night]': { backgroundColor: vars.palette.text.primary },
  '&[data-tone=brick]': { backgroundColor: vars.palette.brick[500] },
  '&[data-tone=hatched]': {
    border: `2px solid ${vars.palette.linden[500]}`,
    background: `repeating-linear-gradient(45deg, ${vars.palette.linden[500]} 0 5px, ${vars.palette.background.paper} 5px 9px)`,
  },
}));

const Bar = styled(Tone, { shouldForwardProp: (prop) => prop !== 'share' })<{ share: number }>(
  ({ share }) => ({
    width: `calc((100% - 134px) * ${share})`,
    height: 24,
  }),
);
