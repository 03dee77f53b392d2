// Loaded on demand by withoutVacancy.
import { missingVacancy, otherWork } from '@/content/missingVacancy';
import { writeFiltersQuery } from '@/features/jobs/address/filtersQuery';
import { CardsSection } from '@/sections/cards/CardsSection';
import { Section } from '@/sections/shared/Section';
import { SectionHeading } from '@/sections/shared/SectionHeading';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button/Button';
import { linkProps } from '@/ui/link/AppLink';
import { PlainList } from '@/ui/PlainList';
import { Sash } from '@/ui/Sash';

/** Where to go from a vacancy that cannot be shown. */
export const WaysOn = () => (
  <>
    <div className="screen-only">
      <Section ground="pale">
        <SectionHeading {...otherWork} />
        <PlainList sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
          {otherWork.searches.map((search) => (
            <li key={search}>
              <Button variant="outlined" {...linkProps(paths.jobs + writeFiltersQuery('', { search }))}>
                {search}
              </Button>
            </li>
          ))}
        </PlainList>
      </Section>
    </div>
    <CardsSection block={missingVacancy} />
  </>
);

/** The street with no window lit, beside the reason. */
export const DarkStreet = () => (
  <Sash src="/images/street-dark.svg" alt="" width={720} height={420} isAboveFold />
);
