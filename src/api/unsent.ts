import type { Unsent } from '@/lib/failure';
import { failureOf, isAborted } from './problems';

/**
 * What to tell the visitor when a form's call failed: `toast` and, at the button, the reason if it is known, else `toast` again.
 * Whoever stopped waiting for the answer needs no toast.
 */
export const unsent = (error: unknown, toast: string): Unsent =>
  isAborted(error) ? { line: { kind: 'noAnswer' } } : { toast, line: failureOf(error) ?? toast };
