// `npm run engines`: a candidate's whole journey in WebKit and in Firefox; Chromium has the journeys.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '@tools/build/ensureBuilt.mjs';
import { runBuilt } from '@tools/dev/runBuilt.mjs';
import { makePdfFile } from '@test-journeys/files';
import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { journey } from './journey';
import { createVisitor } from './visitor';
import { startWebKit } from './webKit';

/** What automake's tests say when they were skipped. */
const SKIPPED = 77;
const packages = ['webkit2gtk-driver', 'xvfb', 'firefox-esr'];

const onPath = (name: string) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

function findPrograms() {
  const firefox = onPath('firefox-esr') ?? onPath('firefox');
  return firefox && onPath('WebKitWebDriver') && onPath('Xvfb') ? { firefox } : null;
}

function ensurePrograms() {
  if (!findPrograms() && process.getuid?.() === 0 && onPath('apt-get'))
    spawnSync(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`, {
      stdio: 'inherit',
      shell: true,
    });
  return findPrograms();
}

async function main() {
  const programs = ensurePrograms();
  if (!programs) {
    console.error(
      `Skipped, nothing was tried: WebKit or Firefox is missing. On Debian: apt-get install ${packages.join(' ')}`,
    );
    process.exit(SKIPPED);
  }
  ensureBuilt();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'engines-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const engines = {
    WebKit: () => startWebKit(path.join(folder, 'webkit')),
    Firefox: () => startFirefox(programs.firefox, mkdtempSync(path.join(folder, 'firefox-'))),
  };
  for (const [name, start] of Object.entries(engines)) await travel(name, await start(), folder);
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
      console.log(`  FAILED ${step}\n${String(error)}`);
      const picture = path.join('screenshots', 'failed', `${name}.png`);
      mkdirSync(path.dirname(picture), { recursive: true });
      writeFileSync(picture, await engine.screenshot(), 'base64');
      process.exitCode = 1;
      break;
    }
  }
  if (engine.errors.length > 0) {
    console.log(`  FAILED: errors in the console\n${engine.errors.join('\n')}`);
    process.exitCode = 1;
  }
  await engine.close();
  await site.stop();
}

void main();
