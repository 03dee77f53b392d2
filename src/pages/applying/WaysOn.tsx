// Loaded on demand by withoutVacancy.
import { missingVacancy } from '@/content/missingVacancy';
import { CardsSection } from '@/sections/cards/CardsSection';
import { Sash } from '@/ui/Sash';

/** Where to go from a vacancy that cannot be shown. */
export const WaysOn = () => <CardsSection block={missingVacancy} />;

/** The street with no window lit, beside the reason. */
export const DarkStreet = () => (
  <Sash src="/images/street-dark.svg" alt="" width={720} height={420} isAboveFold />
);
