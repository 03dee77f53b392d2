// `npm run dev`: installs what is missing, then runs the site with hot replacement, and the backend behind it, at one address.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endWithNpm } from './endWithNpm.mjs';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';
import { canListen, freePort } from './ports.mjs';

const help = `npm run dev            the site and its backend at http://localhost:3000, with hot replacement
PORT=4000 npm run dev  the same on another port
LOG_LEVEL=info         shows each request to the backend; the server's other settings work here, too`;

if (process.argv.length > 2) {
  const isHelp = process.argv.includes('--help') || process.argv.includes('-h');
  console.log(isHelp ? help : `npm run dev takes no arguments:\n\n${help}`);
  process.exit(isHelp ? 0 : 2);
}

const { PORT = '3000', LOG_LEVEL = 'error' } = process.env;
if (!/^[1-9]\d{0,4}$/.test(PORT) || Number(PORT) > 65_535)
  fail(`PORT must be a whole number from 1 to 65535, not "${PORT}".`);
endWithNpm();
ensureInstalled();
if (!(await canListen(Number(PORT))))
  fail(`Port ${PORT} is in use by another program. Choose another, as in PORT=4000 npm run dev.`);
process.chdir(projectFolder);

const backendPort = String(await freePort());
const backend = run(['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
  HOST: '127.0.0.1',
  PORT: backendPort,
  SITE_URL: process.env.SITE_URL ?? `http://localhost:${PORT}`,
  LOG_LEVEL,
  // The pages come from webpack; those of an earlier build would be stale.
  SITE_DIR: 'no-site',
});
const site = run(['node_modules/webpack/bin/webpack.js', 'serve'], { PORT, BACKEND_PORT: backendPort });
const children = [backend, site];
let isStopping = false;

for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])) process.on(signal, stop);
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stop();
  });
}

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

function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill('SIGTERM');
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}
