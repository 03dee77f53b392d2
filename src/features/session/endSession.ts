import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { apiHost, credentials } from '@/lib/config';
import { wait } from '@/lib/wait';

const LONGEST_WAIT_MILLISECONDS = 10_000;

let ending: Promise<unknown> = Promise.resolve();

/**
 * Ends the session on the server with a read whose answer nobody needs. Without a connection the session ends at the next
 * request, or by itself once it has not been used for a week.
 */
export function endSession(): void {
  ending = readSignedOut();
}

/** Resolves once the server has answered Log Out, or after 10 s. No new session may start sooner: that answer would delete its cookies. */
export const sessionEnded = (): Promise<unknown> => Promise.race([ending, wait(LONGEST_WAIT_MILLISECONDS)]);

async function readSignedOut(): Promise<void> {
  try {
    const { body } = await fetch(apiHost + apiPaths.jobs, {
      headers: { [SIGN_OUT_HEADER]: '1' },
      credentials,
      // Finishes even if the visitor closes the page at once.
      keepalive: true,
    });
    body?.cancel().catch(() => undefined);
  } catch {
    // Signed out on this device all the same.
  }
}
