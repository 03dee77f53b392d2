import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Card } from '@/content/types';
import { CardGrid } from './CardGrid';
import { RichText } from './RichText';

/** Short texts, each under a lit rule. */
export const RuleCards = ({ cards }: { cards: readonly Card[] }) => (
  <CardGrid data-count={cards.length}>
    {cards.map(({ title, text }) => (
      <Ruled key={title}>
        <Typography variant="h3">{title}</Typography>
        <Typography sx={{ mt: 1, color: 'var(--quiet)' }}>
          <RichText text={text} />
        </Typography>
      </Ruled>
    ))}
  </CardGrid>
);

const Ruled = styled('li')(({ theme }) => ({
  paddingTop: 20,
  borderTop: `6px solid ${theme.vars.palette.light[500]}`,
}));
