import { useRef, useState } from 'react';
import { nextStage, type ApplyingEvent, type ApplyingStage } from './applyingStage';

/** Reports an event, and returns the stage it leads to before the page has rendered it. */
export type Report = (event: ApplyingEvent) => ApplyingStage;

/** The stage of the application. `stageNow` returns it to callbacks that were made during an earlier stage. */
export function useStage(): { stage: ApplyingStage; stageNow: () => ApplyingStage; report: Report } {
  const [stage, setStage] = useState<ApplyingStage>({ name: 'closed' });
  const latest = useRef(stage);
  const report: Report = (event) => {
    latest.current = nextStage(latest.current, event);
    setStage(latest.current);
    return latest.current;
  };
  return { stage, stageNow: () => latest.current, report };
}
