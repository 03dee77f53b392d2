// Loaded on demand by WaysOnSection.
import { missingVacancy } from '@/content/missingVacancy';
import { CardsSection } from '@/sections/cards/CardsSection';

/** Where to go from a vacancy that cannot be shown. */
export const WaysOn = () => <CardsSection block={missingVacancy} />;
