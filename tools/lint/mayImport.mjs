// Who may import whom, as rules of oxlint; `npm run lint` applies them. The README prints the first of them.
import { readdirSync } from 'node:fs';

/**
 * What a folder of `src/` may import besides itself. One that is not listed may import nothing.
 * @type {Record<string, string>}
 */
const src = {
  app: 'pages content sections features vacancies forms ui api contract store device lib',
  pages: 'content sections features vacancies forms ui api contract store device lib',
  content: 'lib',
  sections: 'content ui lib',
  features: 'api contract content vacancies forms ui device lib store',
  // Besides what all features may. Applying for a vacancy begins with signing in.
  'features/applying': 'features/session',
  'features/jobs/list': 'features/jobs/search',
  'features/jobs/details': 'features/jobs/search features/jobs/list',
  contract: 'lib',
  vacancies: 'contract lib',
  forms: 'content ui contract device lib',
  ui: 'lib',
  api: 'contract lib',
  store: 'api features forms device lib',
  device: 'contract lib',
};

/** The same for the entries of builds. */
const entries = {
  'prehydration.ts': 'device lib content/loadFailure',
  'main.ts': 'app api store lib ui',
  'renderer.ts': 'app content ui lib',
};

/** What all of the server may import of the site: the mail takes the words of the receipt from it, and the names of the provider. */
const siteForServer =
  'contract content/provider content/providerDetails content/receipt vacancies lib renderer';

/**
 * The folders of `server/`. All of them may import `lib`, none a file directly in `server/`.
 * @type {Record<string, string>}
 */
const server = {
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
  upkeep: 'database context accounts applications vacancies people',
};

/**
 * The names of the folders in a folder of the project, after a prefix.
 * @param {string} parent
 */
const foldersIn = (parent, prefix = '') =>
  readdirSync(new URL(`../../${parent}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => prefix + name);

/**
 * @param {string} prefix
 * @param {(string | undefined)[]} lists
 */
const modules = (prefix, ...lists) =>
  lists.flatMap((list) => list?.split(' ') ?? []).map((name) => prefix + name);

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
    ...foldersIn('src').map((name) => restrict(`src/${name}/**`, modules('@/', name, src[name]))),
    // One feature imports no other, unless the table says so.
    ...[...foldersIn('src/features', 'features/'), ...foldersIn('src/features/jobs', 'features/jobs/')].map(
      (name) => restrict(`src/${name}/**`, modules('@/', name, src[name], src.features)),
    ),
    // The server and the benches use it too.
    restrict('src/vacancies/**', modules('@/', 'vacancies', src.vacancies), ['react*', '@reduxjs/*']),
    ...Object.entries(entries).map(([file, names]) => restrict(`src/${file}`, modules('@/', names))),
    restrict('server/*', ['@server', ...modules('@/', siteForServer)]),
    ...foldersIn('server').map((name) =>
      restrict(`server/${name}/**`, [
        ...modules('@server/', name, 'lib', server[name]),
        ...modules('@/', siteForServer),
      ]),
    ),
  ],
};
