// Loaded on demand by AfterApplyingSection.
import { afterApplying } from '@/content/afterApplying';
import { StepsSection } from '@/sections/steps/StepsSection';

/** What happens once an application has been sent. */
export const AfterApplying = () => <StepsSection block={afterApplying} />;
