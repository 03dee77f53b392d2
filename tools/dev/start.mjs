// `npm start`: installs and builds what is missing or out of date, then runs the server in this very process, so that
// it gets the signals and its exit code is npm's.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../build/ensureBuilt.mjs';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';

const parent = process.ppid;
ensureInstalled();
ensureBuilt();
// A signal to npm alone ends npm and its shell but does not reach this process, which would then hold the port for ever.
const endWithNpm = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(endWithNpm, 500).unref();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(projectFolder, 'dist-server', 'main.mjs')).href);
