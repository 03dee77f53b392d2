import { styled } from '@mui/material/styles';
import type { CardsBlock } from '@/content/types';
import { RevealWindow } from './RevealWindow';
import { CardsFrame } from '@/sections/shared/CardsFrame';
import { PlainList } from '@/ui/PlainList';

/** Cards as a row of windows with blinds. */
export const WindowsSection = ({ block }: { block: CardsBlock }) => (
  <CardsFrame block={block}>
    <Row>
      {block.cards.map((card) => (
        <RevealWindow key={card.title} card={card} />
      ))}
    </Row>
  </CardsFrame>
);

const Row = styled(PlainList)(({ theme }) => ({
  display: 'grid',
  gap: 44,
  padding: '0 12px 14px',
  [theme.breakpoints.up('tablet')]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: '0 28px' },
  '@media print': { display: 'block', padding: 0, '& > li + li': { marginTop: 10 } },
}));
