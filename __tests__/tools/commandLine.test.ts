/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const tsx = ['--import', 'tsx'];
const durability = 'tools/bench/durability/durability.ts';

test.each([
  [durability, '--rounds=rubbish', /--rounds must be a whole number above 0, not "rubbish"/],
  [durability, '--copies=0', /--copies must be a whole number above 0, not "0"/],
  [durability, '--beside=elsewhere', /--beside needs --copies 2 or more/],
  [durability, '--copies=2', /--copies above 1 need --database postgres/],
  [durability, '--database=mysql', /--database must be one of sqlite postgres, not "mysql"/],
  [durability, '100', /Unexpected argument '100'/],
  ['tools/bench/benchPages.ts', '--runs=many', /--runs must be a whole number above 0, not "many"/],
  ['tools/bench/benchPages.ts', '--only=/Nowhere', /--only must be one of \/ .*, not "\/Nowhere"/],
  ['tools/bench/benchPages.ts', '--onyl=/', /Unknown option '--onyl'/],
  ['tools/bench/benchServer.ts', 'fast', /Unexpected argument 'fast'/],
  ['tools/dev/screenshots.ts', '/Nowhere', /ADDRESS must be one of \/ .*, not "\/Nowhere"/],
])('%s refuses %s, in words and with code 2', (tool, argument, message) => {
  const { status, stderr } = spawnSync(process.execPath, [...tsx, tool, argument], { encoding: 'utf8' });
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/^Usage: npm run /m);
  expect(status).toBe(2);
});
