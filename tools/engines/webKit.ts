import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@tools/dev/ports.mjs';
import type { Engine } from './engine';

/** How WebDriver marks an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** MiniBrowser's buttons would keep the window wider than a phone. */
const smallButtons = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }';

/** WebKitGTK's MiniBrowser by WebDriver, on a screen that nobody sees. */
export async function startWebKit(folder: string): Promise<Engine> {
  mkdirSync(path.join(folder, 'gtk-3.0'), { recursive: true });
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), smallButtons);
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface(screen.stdout), 'line');
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}`, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const errors: string[] = [];
  createInterface(driver.stdout).on('line', (line) => {
    if (/^CONSOLE (?:\w+ )?ERROR/.test(line)) errors.push(line);
  });
  process.once('exit', () => [driver, screen].forEach((child) => child.kill()));

  const driverAt = `http://127.0.0.1:${port}/session`;
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))?.ok) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended before it answered.');
    await pause(100);
  }
  const browserOptions = { args: ['--automation', '--enable-write-console-messages-to-stdout=1'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const session = (await send('POST', driverAt, { capabilities })) as { sessionId: string };
  const at = `${driverAt}/${session.sessionId}`;
  const post = (command: string, body: object) => send('POST', `${at}/${command}`, body);

  return {
    errors,
    open: (url) => post('url', { url }),
    reload: () => post('refresh', {}),
    resize: (width, height) => post('window/rect', { width, height }),
    evaluate: (expression) =>
      post('execute/async', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (error) => done(String(error)))`,
        args: [],
      }),
    click: (element) => post(`${of(element)}/click`, {}),
    type: (element, text) => post(`${of(element)}/value`, { text }),
    chooseFile: (element, text) => post(`${of(element)}/value`, { text }),
    close: async () => {
      await send('DELETE', at);
      driver.kill();
      screen.kill();
    },
  };
}

const of = (element: object) => `element/${(element as Record<string, string>)[ELEMENT]}`;

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`WebDriver: ${JSON.stringify(value)}`);
  return value;
}
