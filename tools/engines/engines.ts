// `npm run engines`: a candidate's whole journey in WebKit and in Firefox; Chromium has the journeys.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@tools/bench/startServer';
import { ensureBuilt } from '@tools/build/stamp.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { makePdfFile } from '@test-journeys/files';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { journey } from './journey';
import { createVisitor } from './visitor';
import { startWebKit } from './webKit';

/** What automake's tests say when they were skipped. */
const SKIPPED = 77;
const install =
  'apt-get update -qq && apt-get install -y -qq --no-install-recommends webkit2gtk-driver xvfb firefox-esr';

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
const findFirefox = () => onPath('firefox-esr') ?? onPath('firefox');

async function main() {
  const areThere = () => findFirefox() && onPath('WebKitWebDriver') && onPath('Xvfb');
  if (!areThere()) spawnSync(install, { stdio: 'inherit', shell: true });
  const firefox = findFirefox();
  if (!firefox || !areThere()) {
    console.error(`Skipped, nothing was tried: WebKit or Firefox is missing. On Debian: ${install}`);
    process.exit(SKIPPED);
  }
  ensureBuilt();
  const folder = temporaryFolder();
  await travel('WebKit', await startWebKit(path.join(folder, 'webkit')), folder);
  await travel('Firefox', await startFirefox(firefox, mkdtempSync(path.join(folder, 'firefox-'))), folder);
}

async function travel(name: string, engine: Engine, folder: string) {
  console.log(`\n${name}`);
  const cv = path.join(folder, 'cv.pdf');
  writeFileSync(cv, makePdfFile().buffer);
  const DATA_DIR = mkdtempSync(path.join(folder, 'data-'));
  let site = await runBuilt({ DATA_DIR });
  const { port: PORT } = new URL(site.origin);
  const pause = async () => {
    await site.stop();
    return async () => void (site = await runBuilt({ DATA_DIR, PORT }));
  };
  await engine.resize(1280, 900);
  const visitor = createVisitor(engine, site.origin);
  for (const [step, run] of Object.entries(journey)) {
    const started = Date.now();
    try {
      await run(visitor, cv, { pause });
      console.log(`  ok ${step} (${Date.now() - started} ms)`);
    } catch (error) {
      engine.errors.push(`${step}: ${String(error)}`);
      break;
    }
  }
  if (engine.errors.length > 0) {
    console.log(`  FAILED\n${engine.errors.join('\n')}`);
    process.exitCode = 1;
  }
  await engine.close();
  await site.stop();
}

void main();
