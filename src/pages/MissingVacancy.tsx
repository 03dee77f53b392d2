import { styled } from '@mui/material/styles';
import { missingVacancy, otherWork } from '@/content/missingVacancy';
import { SearchButtons } from '@/features/jobs/address/SearchButtons';
import { CardsSection } from '@/sections/cards/CardsSection';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { paths } from '@/lib/paths';
import { FramedImage } from '@/ui/FramedImage';
import { Box } from '@/ui/Box';
import { printHidden } from '@/ui/print';

/** Where to go from a vacancy that cannot be shown. */
export const OtherWork = () => (
  <>
    <Box sx={printHidden}>
      <Section ground="pale">
        <SectionHeading heading={otherWork.heading} lead={otherWork.lead} />
        <SearchButtons searches={otherWork.searches} path={paths.jobs} />
      </Section>
    </Box>
    <Level>
      <CardsSection block={missingVacancy} />
    </Level>
  </>
);

// Beside one another, the cards share the height of their titles, so that the texts below them start at one level.
const Level = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    '& ul > li': { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid', justifyItems: 'start' },
  },
}));

/** A window where the light is out, beside the reason. */
export const DarkWindow = () => (
  <FramedImage src="/images/scene-dark-window.svg" alt="" width={720} height={480} isAboveFold />
);
