/** @jest-environment node */
import { readFileSync } from 'node:fs';

const files = ['deploy/Containerfile', 'deploy/lindenway.service', 'tools/dev/runBuilt.mjs'];

test.each(['package.json', ...files])('%s bounds the heap of the server', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('--max-old-space-size=512');
  expect(text).toContain('--max-semi-space-size=4');
});

// Not for `npm start`: npm's scripts cannot set variables on every system.
test.each(files)('%s keeps malloc from holding on to what is freed', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/MALLOC_ARENA_MAX\W+2\b/);
  expect(text).toMatch(/MALLOC_TRIM_THRESHOLD_\W+131072\b/);
});
