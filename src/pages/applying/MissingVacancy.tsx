// Loaded on demand by missingVacancyParts.
import { missingVacancy, otherWork } from '@/content/missingVacancy';
import { SearchButtons } from '@/features/jobs/address/SearchButtons';
import { CardsSection } from '@/sections/cards/CardsSection';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { paths } from '@/lib/paths';
import { Sash } from '@/ui/Sash';

/** Where to go from a vacancy that cannot be shown. */
export const OtherWork = () => (
  <>
    <div className="screen-only">
      <Section ground="pale">
        <SectionHeading {...otherWork} />
        <SearchButtons searches={otherWork.searches} path={paths.jobs} />
      </Section>
    </div>
    <CardsSection block={missingVacancy} />
  </>
);

/** The street at night, one window lit, beside the reason. */
export const DarkStreet = () => (
  <Sash src="/images/street-dark.svg" alt="" width={720} height={420} isAboveFold />
);
