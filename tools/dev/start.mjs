// `npm start`: installs and builds what is missing or out of date, then runs the server in this very process,
// so that signals reach it and its exit code is npm's.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, projectFolder } from './ensureInstalled.mjs';
import { isBuilt } from '../build/stamp.mjs';

ensureInstalled();
if (!isBuilt()) {
  console.log('Building the site and the server ...');
  const { status } = spawnSync(process.execPath, [path.join(projectFolder, 'tools/build/build.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(path.join(projectFolder, 'dist-server', 'main.mjs')).href);
