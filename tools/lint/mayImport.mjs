// Who may import whom, as rules of oxlint; `npm run lint` applies them. The README prints the first of them.
import { readdirSync } from 'node:fs';

/** What a folder, or an entry of a build, may import besides itself. A folder of `src/` that is not listed may import nothing. */
const src = {
  app: 'pages content sections features vacancies forms ui api contract store device lib',
  pages: 'content sections features vacancies forms ui api contract store device lib',
  content: 'lib',
  sections: 'content ui lib',
  features: 'api contract content vacancies forms ui device lib store',
  vacancies: 'contract lib',
  forms: 'content ui contract device lib',
  ui: 'lib',
  api: 'contract lib',
  store: 'api features forms device lib',
  device: 'contract lib',
  'prehydration.ts': 'device lib content/loadFailure',
  'main.ts': 'app api store lib ui',
  'renderer.ts': 'app content ui lib',
};

/** What else a feature may import: applying for a vacancy begins with signing in. */
const features = { applying: 'session' };

/** The same for the folders of `src/features/jobs/`. */
const jobs = {
  search: '',
  list: 'search',
  details: 'search list',
};

/** What all of the server may import of the site: the mail takes the words of the receipt from it, and the names of the provider. */
const siteForServer =
  'contract content/provider content/providerDetails content/receipt vacancies lib renderer';

/** The folders of `server/`. All of them may import `lib`, none a file directly in `server/`. */
const server = {
  lib: '',
  config: '',
  database: 'config',
  context: 'config database',
  commandLine: 'config database context',
  http: 'config',
  rateLimit: 'context http',
  mail: 'config database context rateLimit commandLine',
  records: 'database context mail',
  accounts: 'config database context http rateLimit mail',
  vacancies: 'config database context commandLine http',
  applications: 'config database context http rateLimit mail records accounts vacancies',
  enquiries: 'database context http rateLimit mail records',
  site: 'context http vacancies',
  people: 'config database context commandLine mail records accounts applications enquiries',
  inbox: 'config database commandLine mail records people',
  backup: 'config database context commandLine people',
  monitoring: 'database context http mail vacancies people',
  upkeep: 'database context accounts vacancies people',
};

/** @param {string} words */
function wordsOf(words) {
  return words.split(' ').filter(Boolean);
}

/**
 * The rules for the folders below another: each may import itself and what `allowed` gives for its name.
 * @param {string} parent ends with a slash
 * @param {(name: string) => string[]} allowed
 */
const folderRules = (parent, allowed) =>
  readdirSync(new URL(`../../${parent}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => restrict(`${parent}${name}/**`, allowed(name)));

/** @param {Record<string, string>} table */
const readTable = (table, name = '', prefix = '') =>
  wordsOf(table[name] ?? '').map((other) => `${prefix}${other}`);

const fromSite = (/** @type {string[]} */ names) => names.map((name) => `@/${name}`);

/**
 * @param {string} files
 * @param {string[]} allowed modules and folders
 * @param {string[]} packages that may not be imported
 */
function restrict(files, allowed, packages = []) {
  const group = [...packages, '@/**', '@server/**', '@tools/**', '@test/**', ...allowed.flatMap(exception)];
  const message = `Only these may be imported here: ${allowed.join(', ')} (tools/lint/mayImport.mjs).`;
  return {
    files: [`**/${files}`],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
  };
}

/** As in .gitignore. */
const exception = (/** @type {string} */ name) => [`!${name}`, `!${name}/**`];

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
    ...folderRules('src/', (name) => fromSite([name, ...readTable(src, name)])),
    // One feature imports no other, unless the table says so.
    ...folderRules('src/features/', (name) =>
      fromSite([
        `features/${name}`,
        ...readTable(features, name, 'features/'),
        ...readTable(src, 'features'),
      ]),
    ),
    ...folderRules('src/features/jobs/', (name) =>
      fromSite([
        `features/jobs/${name}`,
        ...readTable(jobs, name, 'features/jobs/'),
        ...readTable(src, 'features'),
      ]),
    ),
    // The server and the benches use it too.
    restrict('src/vacancies/**', fromSite(['vacancies', ...readTable(src, 'vacancies')]), [
      'react*',
      '@reduxjs/*',
    ]),
    ...Object.keys(src)
      .filter((name) => name.includes('.'))
      .map((name) => restrict(`src/${name}`, fromSite(readTable(src, name)))),
    restrict('server/*', ['@server', ...fromSite(wordsOf(siteForServer))]),
    ...folderRules('server/', (name) => [
      ...[name, 'lib', ...readTable(server, name)].map((other) => `@server/${other}`),
      ...fromSite(wordsOf(siteForServer)),
    ]),
  ],
};
