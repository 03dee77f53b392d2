import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sqlite } from '@test-server/databases';
import { startServer } from '@test-server/startServer';
import { writeStubSite } from '@test-server/stubSite';

test('a build without render.cjs counts as no site: the log says that only the API runs', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'half-built-'));
  const siteDir = writeStubSite(folder);
  rmSync(path.join(`${siteDir}-server`, 'render.cjs'));
  const server = await startServer(sqlite, { siteDir });
  expect(server.logged()).toContain(`There is no built site in ${siteDir}, so only the API runs.`);
  await server.stop();
  rmSync(folder, { recursive: true });
});
