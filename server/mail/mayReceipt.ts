import type { Context } from '@server/context/context';
import { emailKey } from '@server/database/emailKey';
import { limits } from '@server/rateLimit/limits';
import { isWithinRateLimit } from '@server/rateLimit/rateLimit';

/** Counts a receipt to an address that a visitor typed; false once the address has had enough of them. */
export const mayReceipt = (
  context: Pick<Context, 'config' | 'db' | 'now'>,
  email: string,
): Promise<boolean> => isWithinRateLimit(context, `receipt:${emailKey(email)}`, limits.receiptByEmail);
