import { apiPaths } from '@/contract/paths';
import { expectLogged } from '@test/problems';

// An error in the log that no test expects fails it (support/setupPage.ts).
test.each([
  ['GET', '/api/unknown'],
  ['GET', apiPaths.contact],
  ['POST', apiPaths.jobs],
])('the test network answers no unexpected call and reports it: %s %s', async (method, path) => {
  await expect(fetch(path, { method })).rejects.toThrow('onUnhandledRequest');
  expectLogged(/without a matching request handler/);
});
