import { useRef } from 'react';
import { useStall } from './useStall';

type Request = { abort: () => void };

/** Waits for the answer to a request, which the visitor may stop waiting for. */
export type AwaitAnswer = <Answer>(request: Promise<Answer> & Request) => Promise<Answer>;

/** Watches a form's request, because it has no timeout: after a while without an answer the visitor may stop waiting for it. */
export function useAnswer() {
  const { isStalled, heard, stop } = useStall();
  const current = useRef<Request>(undefined);

  const awaitAnswer: AwaitAnswer = async (request) => {
    current.current = request;
    heard();
    try {
      return await request;
    } finally {
      stop();
    }
  };
  return { isLate: isStalled, awaitAnswer, stopWaiting: () => current.current?.abort() };
}
