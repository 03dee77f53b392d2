import { type Options, hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '@server/lib/limitConcurrency';
import { shortenAddress } from '@server/lib/networkAddress';

// OWASP's recommended parameters for argon2id, the library's default algorithm.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A hash takes 19 MB and one of the four threads of Node's pool, which reading and writing files needs too. Networks take turns: one
// address may ask for 190 at once, which take 12 s.
const twoAtOnce = limitConcurrency(2);

/** Hashes a password with argon2id, for a client's address. */
export const hashPassword = (password: string, address: string): Promise<string> =>
  twoAtOnce(() => hash(normalise(password), options), shortenAddress(address));

let dummyHash: string | undefined;

/**
 * Checks a password against a stored hash, for a client's address.
 * @param stored undefined when there is no account, which takes as long and always fails
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  address: string,
): Promise<boolean> {
  const expected = stored ?? (dummyHash ??= await hashPassword('', address));
  const isValid = await twoAtOnce(() => verify(expected, normalise(password)), shortenAddress(address));
  return isValid && stored !== undefined;
}

// Devices may encode the same letters as different code points.
const normalise = (password: string): string => password.normalize('NFKC');
