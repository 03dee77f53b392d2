import type { Credentials } from '@/contract/accounts';
import { decrypt, encrypt } from '@/device/secretKey';
import * as deviceStorage from '@/device/storage';

const EMAIL_KEY = 'email';
const PASSWORD_KEY = 'password';
const REMEMBER_KEY = 'rememberMe';

/** Stores the credentials for the next sign-in. A password that cannot be encrypted is not stored. */
export async function remember({ email, password }: Credentials): Promise<void> {
  const sealed = await encrypt(password);
  deviceStorage.set(EMAIL_KEY, email);
  deviceStorage.set(REMEMBER_KEY, 'true');
  if (sealed) deviceStorage.set(PASSWORD_KEY, sealed);
  else deviceStorage.remove(PASSWORD_KEY);
}

/** Removes all three keys. */
export function forgetRemembered(): void {
  for (const key of [EMAIL_KEY, PASSWORD_KEY, REMEMBER_KEY] as const) deviceStorage.remove(key);
}

/** Removes the password alone: it has just been replaced. */
export const forgetRememberedPassword = (): void => deviceStorage.remove(PASSWORD_KEY);

/** The remembered credentials, or undefined. The password is blank where it was not stored or cannot be decrypted. */
export async function readRemembered(): Promise<Credentials | undefined> {
  const email = deviceStorage.get(EMAIL_KEY);
  if (deviceStorage.get(REMEMBER_KEY) !== 'true' || !email) return undefined;
  const sealed = deviceStorage.get(PASSWORD_KEY);
  return { email, password: (sealed && (await decrypt(sealed))) || '' };
}
