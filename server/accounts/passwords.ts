import { type Options, hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id, which is the library's default algorithm.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password. The same letters typed on another device may be other code points: both are accepted. */
export const hashPassword = (password: string): Promise<string> => hash(oneForm(password), options);

let hashOfNothing: Promise<string> | undefined;

/**
 * Whether a password belongs to a stored hash.
 * @param stored undefined when there is no account: that takes as long, and is never right
 */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  hashOfNothing ??= hashPassword('');
  const isRight = await verify(stored ?? (await hashOfNothing), oneForm(password));
  return isRight && stored !== undefined;
}

const oneForm = (password: string): string => password.normalize('NFKC');
