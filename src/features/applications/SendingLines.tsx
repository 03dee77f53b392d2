import { applyingCopy } from '@/content/applying';
import { formWords } from '@/forms/formWords';
import { LateAnswer } from '@/forms/submit/LateAnswer';
import { useIsOnline } from '@/lib/useIsOnline';
import { Box } from '@/ui/Box';
import type { Sending } from './useSending';

/** The visitor tried to stop what can no longer be stopped, or to leave what is being sent. */
export type SendingHint = 'onItsWay' | 'stillSending' | undefined;

type SendingLinesProps = {
  sending: Sending | undefined;
  /** Set when it was not sent: says so. */
  problem: string | undefined;
  /** Why it was not sent, where that is known. */
  reason: string | undefined;
  hint: SendingHint;
  onStopWaiting: () => void;
};

/** Above the button: how far the application has been sent, or that it was not sent. Screen readers read each change out. */
export function SendingLines({ sending, problem, reason, hint, onStopWaiting }: SendingLinesProps) {
  const isOnline = useIsOnline();
  const { progress, isOnItsWay, isStalled } = sending ?? {};
  const isUnanswered = isStalled && isOnItsWay;
  return (
    <div>
      {progress && !isOnItsWay && <ProgressLine {...progress} />}
      <Box role="status" sx={{ display: 'grid', gap: 1, fontWeight: 650 }}>
        {problem && <span>{problem}</span>}
        {problem &&
          (isOnline ? reason && <span>{reason}</span> : <span>{formWords.waitsForConnection}</span>)}
        {isStalled && !isOnItsWay && <span>{applyingCopy.slowLine}</span>}
        {hint && !isUnanswered && <span>{applyingCopy[hint]}</span>}
        {isUnanswered && <LateAnswer text={applyingCopy.slowAnswer} onStop={onStopWaiting} />}
      </Box>
    </div>
  );
}

function ProgressLine({ sent, total }: { sent: number; total: number }) {
  const words = applyingCopy.progress(Math.floor((100 * sent) / total), total - sent);
  return (
    <Box
      as="label"
      sx={{ display: 'grid', gap: 1, mb: 1, '& progress': { width: '100%', accentColor: 'primary.main' } }}
    >
      <span>{words}</span>
      <progress value={sent} max={total} />
    </Box>
  );
}
