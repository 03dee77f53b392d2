import { internationalSteps } from '@/content/internationalSteps';
import { RouteSection } from '@/sections/steps/RouteSection';

export const StepsToTheWard = () => <RouteSection block={internationalSteps} />;
