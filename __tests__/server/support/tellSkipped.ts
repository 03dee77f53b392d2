import { findPostgres } from './postgres';

if (!process.env.DATABASE_URL && !findPostgres()) {
  // oxlint-disable-next-line jest/no-disabled-tests, jest/expect-expect
  test.skip('on PostgreSQL: its programs are not installed, and DATABASE_URL names none', () => undefined);
}
