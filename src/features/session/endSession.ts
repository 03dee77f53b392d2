import { apiPaths } from '@/contract/paths';
import { SIGN_OUT_HEADER } from '@/contract/session';
import { apiHost, credentials } from '@/lib/config';

/**
 * Ends the session on the server with a read whose answer nobody needs. Without a connection the session ends at the next
 * request, or by itself once it has not been used for a week.
 */
export async function endSession(): Promise<void> {
  try {
    const { body } = await fetch(apiHost + apiPaths.jobs, {
      headers: { [SIGN_OUT_HEADER]: '1' },
      credentials,
      // Finishes even if the visitor closes the page at once.
      keepalive: true,
    });
    await body?.cancel();
  } catch {
    // Signed out on this device all the same.
  }
}
