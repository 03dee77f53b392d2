import { useRef, useState } from 'react';
import { useSendApplicationMutation } from '@/api/applicationsApi';
import type { UploadProgress } from '@/api/upload';
import type { ApplicationFields } from '@/contract/applications';
import { useStall } from '@/forms/submit/useStall';
import * as deviceStorage from '@/device/storage';
import { APPLIED_PREFIX } from '@/device/storedKeys';
import { ELSEWHERE, oneAtATime } from './oneAtATime';

export type Sending = {
  progress: UploadProgress | undefined;
  /** Whether it can no longer be stopped. */
  isOnItsWay: boolean;
  /** Whether nothing has moved for 20 seconds. */
  isStalled: boolean;
};

/**
 * Browsers report progress every 50 ms, and nobody knows how much has left the device since. So once no more is left than goes out in
 * two reports, or than LAST_BYTES, the application can no longer be stopped.
 */
const TWO_REPORTS_MS = 100;
const LAST_BYTES = 64 * 1024;

/** Sends an application, one per vacancy at a time in all tabs, with its progress and a way to stop it. */
export function useSending(jobId: string) {
  const [sendApplication] = useSendApplicationMutation();
  const [progress, setProgress] = useState<UploadProgress & { lastBytes: number }>();
  const startedAt = useRef(0);
  const stall = useStall();
  const isSending = progress !== undefined;
  const isStopped = useRef(false);
  const abort = useRef<() => void>(undefined);

  const onProgress = (now: UploadProgress) => {
    const rate = now.sent / Math.max(performance.now() - startedAt.current, 1);
    setProgress({ ...now, lastBytes: Math.max(LAST_BYTES, rate * TWO_REPORTS_MS) });
    stall.heard();
  };
  const send = async (application: ApplicationFields) => {
    startedAt.current = performance.now();
    onProgress({ sent: 0, total: application.resume.size });
    isStopped.current = false;
    const result = await oneAtATime(`lindenway.apply.${jobId}`, async () => {
      // Another tab may have sent it between the two presses.
      if (deviceStorage.get(`${APPLIED_PREFIX}${jobId}`)) return ELSEWHERE;
      // Stopped while the lock was asked for.
      if (isStopped.current) return { error: { name: 'AbortError' } };
      const request = sendApplication({ ...application, jobId, onProgress });
      abort.current = () => request.abort();
      return request;
    });
    abort.current = undefined;
    stall.stop();
    setProgress(undefined);
    return result;
  };

  const isOnItsWay = isSending && progress.total - progress.sent <= progress.lastBytes;
  return {
    send,
    /** Stops the sending, or returns false if it is too late for that; `isGivingUp` ends the wait for the answer even then. */
    stop: (isGivingUp = false) => {
      if (isOnItsWay && !isGivingUp) return false;
      isStopped.current = true;
      abort.current?.();
      return true;
    },
    sending: { progress, isOnItsWay, isStalled: stall.isStalled } satisfies Sending,
  };
}
