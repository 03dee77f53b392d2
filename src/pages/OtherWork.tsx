import { styled } from '@mui/material/styles';
import { missingVacancy } from '@/content/missingVacancy';
import { CardsSection } from '@/sections/cards/CardsSection';

/** Other ways on from a vacancy that cannot be shown. */
export const OtherWork = () => (
  <Level>
    <CardsSection block={missingVacancy} />
  </Level>
);

// Beside one another, the cards share the height of their titles, so that the texts below them start at one level.
const Level = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    '& ul > li': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', justifyItems: 'start' },
  },
}));
