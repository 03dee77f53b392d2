import type * as Argon2 from '@node-rs/argon2';

// Of jest's `setupFilesAfterEnv`. At its real cost, which passwords.test.ts holds, a hash takes 30 ms of a processor: signing in is
// what the server's tests do most.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  const hash: typeof argon2.hash = (password, options) =>
    argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
  return { ...argon2, hash };
});
