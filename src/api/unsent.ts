import type { Unsent } from '@/lib/failure';
import { isRecord } from '@/lib/isRecord';
import { failureOf, isAborted } from './problems';

/**
 * What to tell the visitor when a form's call failed: `toast` and, at the button, the reason if it is known, else `toast` again.
 * Whoever stopped waiting for the answer needs no toast.
 */
export const unsent = (error: unknown, toast: string): Unsent =>
  isAborted(error) ? { line: { kind: 'noAnswer' } } : { toast, line: failureOf(error) ?? toast };

/** Whether it is the link that the server does not know (404, 410), and not, for instance, an easily guessed password (400). */
export const isLinkDead = (error: unknown): boolean =>
  isRecord(error) && (error.status === 404 || error.status === 410);

/** Whether the server refuses this very request, now and later (400, 404, 410). */
export const isRefused = (error: unknown): boolean =>
  isLinkDead(error) || (isRecord(error) && error.status === 400);
