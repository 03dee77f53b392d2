import { useRef, useState } from 'react';
import { STALL_MILLISECONDS } from '@/lib/stall';

type Request = { abort: () => void };

/** Waits for the answer to a request, which the visitor may stop waiting for. */
export type AwaitAnswer = <Answer>(request: Promise<Answer> & Request) => Promise<Answer>;

/** Watches a form's request, because it has no timeout: after a while without an answer the visitor may stop waiting for it. */
export function useAnswer() {
  const [isLate, setLate] = useState(false);
  const current = useRef<Request>(undefined);

  const awaitAnswer: AwaitAnswer = async (request) => {
    current.current = request;
    const timer = setTimeout(() => setLate(true), STALL_MILLISECONDS);
    const answer = await request;
    clearTimeout(timer);
    setLate(false);
    return answer;
  };
  return { isLate, awaitAnswer, stopWaiting: () => current.current?.abort() };
}
