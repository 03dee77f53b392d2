import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CardsBlock } from '@/content/types';
import { CardGrid } from '@/sections/cards/CardGrid';
import { CardText } from '@/sections/shared/CardText';
import { CardsFrame } from '@/sections/shared/CardsFrame';

/** Short texts, each under a thin line. */
export const RulesSection = ({ block }: { block: CardsBlock }) => (
  <CardsFrame block={block}>
    <CardGrid data-count={block.cards.length}>
      {block.cards.map(({ title, text }) => (
        <Ruled key={title}>
          <Typography variant="h3">{title}</Typography>
          <CardText text={text} />
        </Ruled>
      ))}
    </CardGrid>
  </CardsFrame>
);

const Ruled = styled('li')(({ theme }) => ({
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.slate[500]}`,
  // "Recruitment process outsourcing" fits in one line.
  [theme.breakpoints.up('md')]: { '--h3': '1.3125rem' },
  '@media print': { paddingTop: 8 },
}));
