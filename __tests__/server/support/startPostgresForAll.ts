import { findPostgres, startPostgres, type Postgres } from '../../../tools/dev/postgres';

let postgres: Postgres | undefined;

/**
 * jest's `globalSetup` for the server's tests: one PostgreSQL for all of them, where it is installed; each test has an
 * empty database in it to itself. A default export because jest asks for one; `@tools` is unknown to what runs outside of tests.
 */
export default async function startPostgresForAll(): Promise<void> {
  const programs = findPostgres();
  if (!programs || process.env.DATABASE_URL) return;
  postgres = await startPostgres(programs);
  process.env.TEST_POSTGRES_URL = postgres.url;
}

/** Called by stopPostgresForAll.ts, jest's `globalTeardown`. */
export const stopPostgres = () => postgres?.stop();
