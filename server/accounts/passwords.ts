import { type Options, hash, verify } from '@node-rs/argon2';

// OWASP's recommended parameters for argon2id, the library's default algorithm.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(normalise(password), options);

let dummyHash: Promise<string> | undefined;

/**
 * Checks a password against a stored hash.
 * @param stored undefined when there is no account, which takes as long and always fails
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('');
  const isValid = await verify(stored ?? (await dummyHash), normalise(password));
  return isValid && stored !== undefined;
}

// Devices may encode the same letters as different code points.
const normalise = (password: string): string => password.normalize('NFKC');
