import type { Credentials } from '@/contract/accounts';
import { decrypt, encrypt } from '@/device/secretKey';
import * as deviceStorage from '@/device/storage';

/** Stores the credentials for the next sign-in. A password that cannot be encrypted is not stored. */
export async function remember({ email, password }: Credentials): Promise<void> {
  const sealed = await encrypt(password);
  deviceStorage.set('email', email);
  deviceStorage.set('rememberMe', 'true');
  if (sealed) deviceStorage.set('password', sealed);
  else deviceStorage.remove('password');
}

/** Removes all three keys. */
export function forgetRemembered(): void {
  for (const key of ['email', 'password', 'rememberMe'] as const) deviceStorage.remove(key);
}

/** Removes the password alone: it has just been replaced. */
export const forgetRememberedPassword = (): void => deviceStorage.remove('password');

/** The remembered credentials, or undefined. The password is blank where it was not stored or cannot be decrypted. */
export async function readRemembered(): Promise<Credentials | undefined> {
  const email = deviceStorage.get('email');
  if (deviceStorage.get('rememberMe') !== 'true' || !email) return undefined;
  const sealed = deviceStorage.get('password');
  return { email, password: (sealed && (await decrypt(sealed))) || '' };
}
