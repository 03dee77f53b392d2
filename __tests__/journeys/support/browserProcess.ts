import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { browserFlags, ensureChromium } from '@tools/dev/findChromium.mjs';

/** A Chromium on a profile folder that outlives it, to be killed as a crash or a power cut would. */
export async function startBrowserProcess(
  profile: string,
): Promise<{ page: Page; kill: () => Promise<void> }> {
  // Chromium writes its port here.
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  // In a group of its own, so that the processes it starts are killed with it: they would go on writing into the profile.
  const browserProcess = spawn(ensureChromium(), [...browserFlags, ...flags], {
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(browserProcess, 'exit');
  while (!existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n')) await pause(50);
  const [port = ''] = readFileSync(portFile, 'utf8').split('\n');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no profile open.');
  return {
    page: await context.newPage(),
    kill: async () => {
      if (browserProcess.pid) process.kill(-browserProcess.pid, 'SIGKILL');
      await ended;
    },
  };
}
