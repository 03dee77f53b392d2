// `npm start`: installs and builds what is missing or out of date, then runs the server in this very process, so that
// it gets the signals and its exit code is npm's.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../build/stamp.mjs';
import { endWithNpm } from './endWithNpm.mjs';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';

endWithNpm();
ensureInstalled();
ensureBuilt();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(projectFolder, 'dist-server', 'main.mjs')).href);
