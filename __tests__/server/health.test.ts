import { sqlite } from '@test-server/databases';
import type * as Files from '@server/lib/files';
import { startServer } from '@test-server/startServer';

let mockFree: number | undefined;
jest.mock('@server/lib/files', () => {
  const files: typeof Files = jest.requireActual('@server/lib/files');
  return { ...files, freeBytesOf: (folder: string) => mockFree ?? files.freeBytesOf(folder) };
});

test('gives 503 while the disk is full, and logs the cause once', async () => {
  const server = await startServer(sqlite);
  const statuses = async () =>
    Promise.all(
      ['/healthz', '/readyz'].map(async (address) => (await fetch(server.origin + address)).status),
    );
  expect(await statuses()).toEqual([200, 200]);
  mockFree = 4096;
  for (const _ of [1, 2]) expect(await statuses()).toEqual([200, 503]);
  mockFree = undefined;
  const errors = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"level":50'));
  expect(errors).toEqual([
    expect.stringMatching(/"reason":"the disk is full".*"the database cannot be written"/),
  ]);
  expect(errors.join('')).not.toContain('stack');
  await server.stop();
});
