/** @jest-config-loader esbuild-register */
// Node 20 needs this docblock: jest's own loader for .ts uses TypeScript's JS API, which TypeScript 7 lacks.
import type { Config } from 'jest';

const isWatched = Boolean(process.env.SHOW_BROWSER);

/** Packages without CommonJS. */
const packagesOfModules = ['rettime', 'until-async', '@open-draft/deferred-promise'];

const common = {
  // Not the tests alone: watch mode, `-o` and `--findRelatedTests` need to see what they import.
  roots: ['__tests__', 'src', 'server', 'tools'].map((folder) => `<rootDir>/${folder}`),
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: [
    `/node_modules/(?!(?:${packagesOfModules.join('|')})/)`,
    // The renderer as it was built: transforming it would take two files of journeys seven seconds each.
    '<rootDir>/dist-server/',
  ],
  moduleNameMapper: {
    '\\.(?:css|svg|png|woff2)$': '<rootDir>/__tests__/support/assetStub.ts',
    // msw imports it: 129 files for every test file, and no test uses GraphQL.
    '^graphql$': '<rootDir>/__tests__/support/assetStub.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@server/(.*)$': '<rootDir>/server/$1',
    '^@tools/(.*)$': '<rootDir>/tools/$1',
    '^@test/(.*)$': '<rootDir>/__tests__/support/$1',
    '^@test-server/(.*)$': '<rootDir>/__tests__/server/support/$1',
    '^@test-journeys/(.*)$': '<rootDir>/__tests__/journeys/support/$1',
  },
};

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'units',
      testEnvironment: '<rootDir>/__tests__/support/jsdomEnvironment.ts',
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/__tests__/(?:journeys|server)/'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['**/__tests__/server/**/*.test.ts'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/__tests__/server/support/quickHashes.ts'],
      globalSetup: '<rootDir>/__tests__/server/support/startPostgresForAll.ts',
      globalTeardown: '<rootDir>/__tests__/server/support/stopPostgresForAll.ts',
    },
    {
      ...common,
      displayName: 'journeys',
      testEnvironment: '<rootDir>/__tests__/journeys/support/journeyEnvironment.ts',
      testMatch: ['**/journeys/**/*.test.ts'],
      globalSetup: '<rootDir>/__tests__/journeys/support/startForAll.ts',
      globalTeardown: '<rootDir>/__tests__/journeys/support/stopForAll.ts',
    },
  ],
  // Somebody who watches the browser sees one journey at a time, and may look at it for as long as they like.
  testTimeout: isWatched ? 3_600_000 : 60_000,
  // By default jest would leave one core unused. More workers than cores were no quicker, and the journeys a tenth slower.
  maxWorkers: isWatched ? 1 : '100%',
};

export default config;
