// `npm run dev`: installs what is missing, then runs the site with hot replacement, and the backend behind it, at one address.
// Settings are environment variables: PORT=4000, LOG_LEVEL=info to see each request, and the server's own.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endWithNpm } from './endWithNpm.mjs';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';
import { freePort } from './ports.mjs';

const { PORT = '3000', LOG_LEVEL = 'error', SITE_URL = `http://localhost:${PORT}` } = process.env;
endWithNpm();
ensureInstalled();
process.chdir(projectFolder);

const backendPort = String(await freePort());
const children = [
  run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
    HOST: '127.0.0.1',
    PORT: backendPort,
    SITE_URL,
    LOG_LEVEL,
    // The pages come from webpack; those of an earlier build would be stale.
    SITE_DIR: 'no-site',
  }),
  run(['node_modules/webpack/bin/webpack.js', 'serve'], { PORT, BACKEND_PORT: backendPort }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });

/**
 * @param {string[]} command
 * @param {Record<string, string>} settings environment variables
 */
function run(command, settings) {
  const child = spawn(process.execPath, command, {
    env: { ...process.env, NODE_ENV: 'development', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
    // In a process group of its own Ctrl-C reaches it once, through `stop`.
    detached: process.platform !== 'win32',
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    // The backend's own address would be one too many.
    if (!line.includes(`localhost:${backendPort}`)) console.log(line);
  });
  return child;
}
