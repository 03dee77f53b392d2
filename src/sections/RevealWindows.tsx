import { styled } from '@mui/material/styles';
import type { Card } from '@/content/types';
import { RevealWindow } from './RevealWindow';

/** A row of windows with their blinds down. */
export const RevealWindows = ({ cards }: { cards: readonly Card[] }) => (
  <Row>
    {cards.map((card) => (
      <RevealWindow key={card.title} card={card} />
    ))}
  </Row>
);

const Row = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 44,
  margin: 0,
  padding: '0 12px 14px',
  listStyle: 'none',
  '@media (min-width: 700px)': { gridTemplateColumns: 'repeat(3, 1fr)', gap: 30 },
  [theme.breakpoints.up('lg')]: { gap: 36 },
}));
