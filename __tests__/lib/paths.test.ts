/** @jest-environment node */
import { jobPath } from '@/lib/paths';

test.each([
  ['101', '/job/101'],
  ['a&b=c', '/job/a%26b%3Dc'],
  ['../x', '/job/..%2Fx'],
  ['✓', '/job/%E2%9C%93'],
  ["$&$'", "/job/%24%26%24'"],
  ['50% off?#1', '/job/50%25%20off%3F%231'],
])('the address of the vacancy with the id %j is %s', (id, address) => {
  expect(jobPath(id)).toBe(address);
});
