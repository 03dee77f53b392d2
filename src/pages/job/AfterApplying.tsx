import { afterApplying } from '@/content/afterApplying';
import { SimilarVacancies } from '@/features/jobs/similar/SimilarVacancies';
import { StepsSection } from '@/sections/steps/StepsSection';

/** What happens once an application has been sent, and vacancies like this one. */
export const AfterApplying = () => (
  <>
    <StepsSection block={afterApplying} />
    <SimilarVacancies />
  </>
);
