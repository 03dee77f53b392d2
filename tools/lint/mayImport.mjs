// Who may import whom, as rules of oxlint; `npm run lint` applies them. The README prints the first of them.
import { readdirSync } from 'node:fs';

/**
 * What a folder of `src/` may import besides itself. A folder that is not listed may import nothing.
 * @type {Record<string, string[]>}
 */
const src = {
  app: [
    'pages',
    'content',
    'sections',
    'features',
    'forms',
    'ui',
    'api',
    'contract',
    'store',
    'device',
    'lib',
  ],
  pages: ['content', 'sections', 'features', 'forms', 'ui', 'api', 'contract', 'store', 'device', 'lib'],
  content: ['device', 'lib'],
  sections: ['content', 'ui', 'lib'],
  features: ['api', 'contract', 'content', 'forms', 'ui', 'device', 'lib', 'store'],
  forms: ['ui', 'contract', 'device', 'lib'],
  ui: ['lib'],
  api: ['contract', 'device', 'lib'],
  contract: [],
  store: ['api', 'features', 'device', 'lib'],
  worker: ['contract', 'device', 'lib'],
  device: ['contract', 'lib'],
  lib: [],
};

/**
 * The same for the folders of `server/`. Each names only folders listed before it, so there is no circle.
 * All of them may import `lib`, none a file directly in `server/`; from the site `contract`, `lib`, the two files of `content` below
 * and the rendering build.
 * @type {Record<string, string[]>}
 */
const server = {
  lib: [],
  config: [],
  database: ['config'],
  context: ['config', 'database'],
  commandLine: ['config', 'database'],
  http: ['config'],
  rateLimit: ['context', 'http'],
  mail: ['config', 'database', 'context', 'rateLimit'],
  records: ['database', 'context', 'mail'],
  accounts: ['config', 'database', 'context', 'http', 'rateLimit', 'mail'],
  vacancies: ['config', 'database', 'context', 'commandLine', 'http'],
  applications: [
    'config',
    'database',
    'context',
    'http',
    'rateLimit',
    'mail',
    'records',
    'accounts',
    'vacancies',
  ],
  enquiries: ['database', 'context', 'http', 'rateLimit', 'mail', 'records'],
  site: ['context', 'http', 'vacancies'],
  people: ['config', 'database', 'context', 'commandLine', 'mail', 'records', 'applications', 'enquiries'],
  inbox: ['config', 'database', 'commandLine', 'mail', 'records', 'people'],
  backup: ['config', 'database', 'commandLine'],
  monitoring: ['context', 'http', 'mail'],
  upkeep: ['context', 'accounts', 'vacancies', 'people'],
  commands: ['commandLine', 'inbox', 'vacancies', 'people', 'backup'],
};

/**
 * What a folder of `src/features/jobs/` may import of the others, in the same order.
 * @type {Record<string, string[]>}
 */
const jobs = {
  search: [],
  saved: [],
  loading: [],
  checklist: [],
  cards: ['search', 'saved'],
  address: ['search', 'saved'],
  empty: ['search', 'cards'],
  list: ['search', 'saved', 'loading', 'cards', 'address', 'empty'],
  details: ['search', 'saved', 'loading'],
  similar: ['search', 'cards'],
};

for (const table of [server, jobs]) {
  const before = new Set();
  for (const [folder, allowed] of Object.entries(table)) {
    for (const other of allowed)
      if (!before.has(other)) throw new Error(`${folder} names ${other}, which is not listed before it.`);
    before.add(folder);
  }
}

/**
 * What else a feature may import: applying for a vacancy begins with signing in.
 * @type {Record<string, string[]>}
 */
const features = { applying: ['session'] };

const foldersOf = (/** @type {string} */ parent) =>
  readdirSync(new URL(`../../${parent}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const srcRules = [
  ...foldersOf('src').filter((name) => name !== 'features'),
  // One feature imports no other, unless the table says so. In features/jobs the rule of a folder replaces that of the feature.
  ...foldersOf('src/features').map((name) => `features/${name}`),
  ...foldersOf('src/features/jobs').map((name) => `features/jobs/${name}`),
].map((folder) => {
  const [top = '', feature = '', part = ''] = folder.split('/');
  const beside = [
    ...(features[feature] ?? []).map((name) => `features/${name}`),
    ...(jobs[part] ?? []).map((name) => `features/jobs/${name}`),
  ];
  const allowed = [folder, ...beside, ...(src[top] ?? [])];
  const patterns = ['@/**', ...allowed.map((name) => `!@/${name}/**`), '@server/**', '@tools/**', '@test/**'];
  return restrict(`src/${folder}/**`, allowed, patterns);
});

/** The entries of the builds. */
const srcFiles = [
  { file: 'prehydration.ts', allowed: ['device', 'lib'], also: ['!@/content/loadFailure'] },
  { file: 'main.tsx', allowed: ['app', 'store', 'lib'], also: [] },
  { file: 'renderer.ts', allowed: ['app', 'content', 'ui', 'lib'], also: [] },
].map(({ file, allowed, also }) =>
  restrict(`src/${file}`, allowed, [
    '@/**',
    ...allowed.map((name) => `!@/${name}/**`),
    ...also,
    '@server/**',
    '@tools/**',
    '@test/**',
  ]),
);

// The mail takes the words of the receipt from the site, the start line and the addresses of mail the provider's.
const siteForServer = [
  '@/**',
  '!@/contract/**',
  '!@/content/provider',
  '!@/content/receipt',
  '!@/lib/**',
  '!@/renderer',
  '@tools/**',
  '@test/**',
];
const serverRules = foldersOf('server').map((folder) => {
  const allowed = [folder, 'lib', ...(server[folder] ?? [])];
  const patterns = ['@server/**', ...allowed.map((name) => `!@server/${name}/**`), ...siteForServer];
  return restrict(`server/${folder}/**`, allowed, patterns);
});

/**
 * @param {string} files
 * @param {string[]} allowed folders, for the message
 * @param {string[]} group patterns of forbidden modules, as in .gitignore
 */
function restrict(files, allowed, group) {
  const message = `Only these may be imported here: ${allowed.join(', ')} (tools/lint/mayImport.mjs).`;
  return {
    files: [`**/${files}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  };
}

export default {
  plugins: ['import', 'typescript'],
  categories: { correctness: 'off' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: true, allowUnsafeDynamicCyclicDependency: true }],
    'import/no-relative-parent-imports': 'error',
    'typescript/no-require-imports': 'error',
    // It forbids import('...').Type, which the table does not see.
    'typescript/consistent-type-imports': 'error',
  },
  overrides: [
    // A declaration file that imported something would no longer be global.
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    ...srcRules,
    ...srcFiles,
    restrict(
      'server/*',
      ['server', 'contract', 'lib', 'content/provider', 'content/receipt', 'renderer'],
      siteForServer,
    ),
    ...serverRules,
  ],
};
