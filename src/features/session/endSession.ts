import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { apiHost, credentials, hasOwnBackend } from '@/lib/config';

const MAX_WAIT_MS = 10_000;

let ending: Promise<unknown> = Promise.resolve();

/**
 * Ends the session on the server with a read whose answer nobody needs; somebody else's backend has no session to end. Without a
 * connection the session ends at the next request, or by itself once it has not been used for a week.
 */
export function endSession(): void {
  if (hasOwnBackend) ending = readSignedOut();
}

/**
 * Resolves once the server has answered Log Out, or after 10 s, when that read is aborted. No new session may start sooner: the answer
 * would delete its cookies.
 */
export const logOutAnswered = (): Promise<unknown> => ending;

async function readSignedOut(): Promise<void> {
  try {
    const { body } = await fetch(apiHost + apiPaths.jobs, {
      headers: { [SIGN_OUT_HEADER]: '1' },
      credentials,
      // Finishes even if the visitor closes the page at once.
      keepalive: true,
      signal: AbortSignal.timeout(MAX_WAIT_MS),
    });
    body?.cancel().catch(() => undefined);
  } catch {
    // Signed out on this device all the same.
  }
}
