import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureCopy, formCopy } from '@/content/formKit';
import type { Failure, SubmitFailure } from '@/lib/failure';
import { clock } from '@/lib/time/dateFormats';
import { notify } from '@/ui/toast/notify';

/** After this long without a sign from the server, a form says that the answer is late. */
const LATE_MS = 20_000;

/** The type of a failure whose words the toast has read out already. */
export const TOLD = 'told';

type Request = { abort: () => void };

/** Waits for the answer to a request, which the visitor may stop waiting for. */
export type AwaitAnswer = <Answer>(request: Promise<Answer> & Request) => Promise<Answer>;

/** Sends a form's validated values. Returns what to say if they were not sent. */
export type FormSubmit<Values> = (values: Values, form: SubmittedForm) => Promise<SubmitFailure | void>;

type SubmittedForm = { clear: () => void; awaitAnswer: AwaitAnswer };

/** Sends a form's values, once at a time; a failure stands at its button until the next attempt. */
export function useSubmit<Input extends FieldValues, Output extends FieldValues>(
  { setError }: Pick<UseFormReturn<Input, unknown, Output>, 'setError'>,
  onSubmit: FormSubmit<Output>,
  clear: () => void,
) {
  const isSending = useRef(false);
  const request = useRef<Request>(undefined);
  const [isLate, setLate] = useState(false);

  // There is no timeout: after a while without an answer the visitor may stop waiting for it.
  const awaitAnswer: AwaitAnswer = async (sent) => {
    request.current = sent;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    try {
      return await sent;
    } finally {
      clearTimeout(timer);
      setLate(false);
    }
  };

  const submit = async (values: Output) => {
    if (isSending.current) return;
    isSending.current = true;
    notify.clear();
    // Leaving the page would end the request.
    window.addEventListener('beforeunload', askBeforeLeaving);
    try {
      const failure = await onSubmit(values, { clear, awaitAnswer });
      if (!failure) return;
      const { toast, line } = failure;
      if (toast) notify.failure(toast);
      const message = failureText(line);
      const type = message === toast ? TOLD : 'line';
      setError('root.failure', { message, type }, { shouldFocus: true });
    } finally {
      isSending.current = false;
      window.removeEventListener('beforeunload', askBeforeLeaving);
    }
  };
  return { submit, isLate, stopWaiting: () => request.current?.abort() };
}

const askBeforeLeaving = (event: Event) => event.preventDefault();

/** The line at a form's button until the next attempt; a message of the server's or the form's own is used as it is. */
function failureText(failure: Failure | string): string {
  if (typeof failure === 'string') return failure;
  const { kind, until } = failure;
  const reason = failureCopy[kind];
  const when = until === undefined ? failureCopy.inAFewMinutes : failureCopy.at(clock(until));
  return `${typeof reason === 'string' ? reason : reason(when)} ${formCopy.isKept}`;
}
