import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@tools/dev/runBuilt.mjs';
import { wait } from '@/lib/wait';
import { closeBrowser, openBrowser } from './support/browser';

let server: ChildProcess;
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['node_modules/webpack/bin/webpack.js', 'serve'], {
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port) },
    stdio: 'ignore',
  });
});

afterAll(async () => {
  await closeBrowser();
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
});

test('the dev server shows a page and logs no error', async () => {
  const { page, problems } = await openBrowser(origin);
  await untilItListens();
  // It answers once the site is compiled.
  await page.goto('/AboutUs', { timeout: 120_000 });
  await page.getByRole('heading', { level: 1, name: 'Your Trust Is Our Commitment' }).waitFor();
  expect(problems).toEqual([]);
}, 180_000);

async function untilItListens(): Promise<void> {
  const isListening = () =>
    fetch(origin, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) {
    if (server.exitCode !== null) throw new Error(`The dev server ended with code ${server.exitCode}`);
    await wait(200);
  }
}
