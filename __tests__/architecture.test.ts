/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const src = path.join(root, 'src');

/** Who may import whom; the README prints the same table. */
const mayImport: Record<string, readonly string[]> = {
  app: ['app', 'pages', 'content', 'sections', 'features', 'forms', 'ui', 'api', 'contract', 'store', 'lib'],
  pages: ['pages', 'content', 'sections', 'features', 'forms', 'ui', 'api', 'contract', 'store', 'lib'],
  content: ['content', 'lib'],
  sections: ['sections', 'content', 'ui', 'lib'],
  features: ['api', 'contract', 'content', 'forms', 'ui', 'lib', 'store'],
  forms: ['forms', 'ui', 'contract', 'lib'],
  ui: ['ui', 'lib'],
  api: ['api', 'contract', 'lib'],
  contract: ['contract'],
  store: ['store', 'api', 'features', 'lib'],
  hydration: ['hydration', 'lib'],
  lib: ['lib'],
};

const files = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => path.relative(src, path.join(entry.parentPath, entry.name)));

/** Every module that a file names: by `import`, `export … from`, `import()` or `require()`, in any quotes. */
const modulesIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:from|import|import\(|require\()\s*(?:\/\*.*?\*\/\s*)?(['"`])([^'"`]+)\1/g)].map(
    (match) => match[2] ?? '',
  );

const importsOf = (file: string): string[] => modulesIn(readFileSync(path.join(src, file), 'utf8'));

/** Those that are there when the file is loaded; types and later `import()`s close no circle. */
const staticImportsOf = (file: string): string[] =>
  [
    ...readFileSync(path.join(src, file), 'utf8').matchAll(
      /^(?:import|export)\b(?! type\b)[^'"]*?from '([^']+)'/gm,
    ),
  ].map((match) => match[1] ?? '');

const layerOf = (file: string): string => file.split(path.sep)[0] ?? '';

describe.each(files.filter((file) => file.includes(path.sep)))('%s', (file) => {
  const layer = layerOf(file);
  const imports = importsOf(file);

  test('imports only what its folder may import', () => {
    const foreign = imports
      .filter((target) => target.startsWith('@/'))
      .filter((target) => !mayImport[layer]?.includes(target.split('/')[1] ?? ''));
    const isFeature = layer === 'features';
    const own = file.split(path.sep)[1];
    const otherFeature = imports.filter(
      (target) => isFeature && target.startsWith('@/features/') && target.split('/')[2] !== own,
    );
    expect([
      ...foreign.filter((target) => !(isFeature && target.startsWith('@/features/'))),
      ...otherFeature,
    ]).toEqual([]);
  });

  test('names no file above its folder', () => {
    expect(imports.filter((target) => target.startsWith('../'))).toEqual([]);
  });
});

test('every folder of src stands in the table', () => {
  const folders = new Set(files.filter((file) => file.includes(path.sep)).map(layerOf));
  expect([...folders].filter((folder) => !(folder in mayImport))).toEqual([]);
});

/** A file of ours that an import names, as in `files`; undefined for packages. */
function resolve(file: string, target: string): string | undefined {
  const base = target.startsWith('@/')
    ? target.slice(2)
    : target.startsWith('./') && path.join(path.dirname(file), target);
  return base ? [`${base}.ts`, `${base}.tsx`].find((name) => files.includes(name)) : undefined;
}

test('no two files of src import each other, not even by way of others', () => {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, trail: readonly string[]) => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' > '));
    if (done.has(file) || trail.includes(file)) return;
    for (const target of staticImportsOf(file)) {
      const next = resolve(file, target);
      if (next) walk(next, [...trail, file]);
    }
    done.add(file);
  };
  for (const file of files) walk(file, []);
  expect(circles).toEqual([]);
});

test('the server takes nothing of the site but the contract, lib and the rendering build', () => {
  const server = path.join(root, 'server');
  const foreign = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|mjs)$/.test(name))
    .flatMap((name) => {
      const targets = modulesIn(readFileSync(path.join(server, name), 'utf8'));
      return targets.filter((target) => /^(?:@\/|\.\.\/)/.test(target)).map((target) => `${name} ${target}`);
    })
    .filter((line) => !/ @\/(?:contract\/|lib\/|prerender$)/.test(line));
  expect(foreign).toEqual([]);
});

test.each([
  "import { a } from '@/lib/a';",
  "import type { A } from '@/lib/a';",
  "export { a } from '@/lib/a';",
  "import '@/lib/a';",
  "import(/* webpackChunkName: 'a' */ '@/lib/a')",
  "import(\n  '@/lib/a',\n)",
  'import { a } from "@/lib/a";',
  "require('@/lib/a')",
])('an import is seen however it is written: %s', (text) => {
  expect(modulesIn(text)).toEqual(['@/lib/a']);
});
