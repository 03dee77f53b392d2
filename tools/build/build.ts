// `npm run build`: the site (dist/) and the server (dist-server/), with every page rendered and every file compressed.
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { backendSettings } from './webpack/backendSettings';
import { precompress } from './precompress';
import { prerender } from './prerender/prerender';
import { fingerprint, writeStamp } from './stamp.mjs';
import { printWeights } from './weights';

async function main(): Promise<void> {
  const started = Date.now();
  process.env.NODE_ENV = 'production';
  // Taken first: a file that changes during the build makes the build stale.
  const builtFrom = fingerprint();
  // Checked here, where it stops the build in one line.
  backendSettings(process.env);
  runWebpack();
  await bundleServer();
  await prerender('dist', 'dist-server');
  printWeights('dist', 'dist-server');
  await precompress('dist');
  writeStamp(builtFrom);
  console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
}

function runWebpack(): void {
  const { status } = spawnSync(process.execPath, ['node_modules/webpack/bin/webpack.js'], {
    stdio: 'inherit',
  });
  if (status === 0) return;
  console.error('webpack failed; its errors are above.');
  process.exit(status ?? 1);
}

/** Our own code in one file; packages stay in node_modules. */
async function bundleServer(): Promise<void> {
  await build({
    entryPoints: ['server/main.ts'],
    outfile: 'dist-server/main.mjs',
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    sourcemap: true,
    logLevel: 'warning',
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
