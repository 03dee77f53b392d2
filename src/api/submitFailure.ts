import type { SubmitFailure } from '@/lib/failure';
import { failureOf, isAborted } from './problems';

/**
 * What to tell the visitor when a form's call failed: `toast` and, at the button, the reason if it is known, else `toast` again.
 * A visitor who stopped waiting for the answer gets no toast.
 */
export const submitFailure = (error: unknown, toast: string): SubmitFailure =>
  isAborted(error) ? { line: { kind: 'noAnswer' } } : { toast, line: failureOf(error) ?? toast };
