import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '@server/config/readConfig';
import { createLog } from '@server/lib/log';
import { keepReserve } from '@server/upkeep/startReserve';

const MEGABYTE = 1024 * 1024;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lindenway-reserve-'));
const context = { config: { ...readConfig({}), dataDir }, log: createLog('silent') };

afterAll(() => rmSync(dataDir, { recursive: true }));

const blocks = () => statSync(path.join(dataDir, 'reserve'), { throwIfNoEntry: false })?.blocks ?? 0;
const keepWith = (megabytes: number) => keepReserve(context, () => Promise.resolve(megabytes * MEGABYTE));

test('the reserve holds real room, is given up on a full disk, and comes back once there is room again', async () => {
  await keepWith(1000);
  expect(blocks() * 512).toBeGreaterThanOrEqual(16 * MEGABYTE);
  await keepWith(5);
  expect(blocks()).toBeGreaterThan(0);
  await keepWith(3);
  expect(blocks()).toBe(0);
  await keepWith(270);
  expect(blocks()).toBe(0);
  await keepWith(1000);
  expect(blocks()).toBeGreaterThan(0);
});
