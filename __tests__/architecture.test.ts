/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What `npm run lint` refuses by tools/lint/mayImport.mjs, each in a file of its own. */
const refused: [rule: string, file: string, code: string][] = [
  ['no-restricted-imports', 'src/ui/static.ts', "import '@/store/makeStore';"],
  ['no-restricted-imports', 'src/ui/dynamic.ts', "export const a = () => import('@/store/makeStore');"],
  ['no-restricted-imports', 'src/features/jobs/other.ts', "import '@/features/session/sessionSlice';"],
  ['no-restricted-imports', 'src/features/jobs/search/up.ts', "import '@/features/jobs/list/JobsLoading';"],
  ['no-restricted-imports', 'src/vacancies/slice.ts', "import '@reduxjs/toolkit';"],
  ['no-restricted-imports', 'src/vacancies/page.ts', "import 'react-redux';"],
  ['no-restricted-imports', 'src/app/tool.ts', "import '@tools/dev/exampleAddresses';"],
  ['no-restricted-imports', 'src/prehydration.ts', "import '@/app/App';"],
  ['no-restricted-imports', 'server/page.ts', "import '@/pages/HomePage';"],
  ['no-restricted-imports', 'server/http/up.ts', "import '@server/accounts/sessions';"],
  ['no-relative-parent-imports', 'src/ui/parent.ts', "import '../lib/paths';"],
  ['no-cycle', 'src/lib/one.ts', "import { two } from './two'; export const one = () => two;"],
  ['no-cycle', 'src/lib/two.ts', "import { one } from './one'; export const two = () => one;"],
];
const allowed: [file: string, code: string][] = [
  ['src/ui/fine.ts', "import '@/lib/paths'; import './static';"],
  ['src/vacancies/fine.ts', "import '@/contract/jobs'; import 'minisearch';"],
  ['src/features/jobs/list/fine.ts', "import '@/vacancies/findJobs';"],
  [
    'server/http/fine.ts',
    "import '@server/config/readConfig'; import '@/contract/paths'; import '@/renderer';",
  ],
];

const folder = mkdtempSync(path.join(os.tmpdir(), 'imports-'));
let found: string[];

beforeAll(async () => {
  for (const [file, code] of [...refused.map(([, ...rest]) => rest), ...allowed]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  }
  found = await lint(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(refused)('%s refuses %s: %s', (rule, file) => {
  expect(found).toContain(`${file} ${rule}`);
});

test('nothing else is refused', () => {
  expect(found.toSorted()).toEqual(refused.map(([rule, file]) => `${file} ${rule}`).toSorted());
});

/** Gives `file rule` for each finding. */
async function lint(target: string): Promise<string[]> {
  const args = ['oxlint', '-c', 'tools/lint/mayImport.mjs', '--format', 'json', target];
  // It ends with 1 when it finds something.
  const output = promisify(execFile)('npx', args).catch((error: { stdout: string }) => error);
  const { diagnostics } = JSON.parse((await output).stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  return diagnostics.map(({ code, filename }) => {
    const [, rule] = /\((.*)\)/.exec(code) ?? [];
    return `${path.relative(folder, path.resolve(filename))} ${rule}`;
  });
}
