/** @jest-config-loader esbuild-register */
// The docblock is needed on Node 20: jest's own loader leans on TypeScript's JS API, which TypeScript 7 has not.
import type { Config } from 'jest';

const common = {
  roots: ['<rootDir>/__tests__'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  transform: { '\\.[cm]?[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: ['/node_modules/(?!(?:rettime|until-async|@open-draft/deferred-promise)/)'],
  moduleNameMapper: {
    '\\.(?:css|svg|png|woff2)$': '<rootDir>/__tests__/support/assetStub.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@server/(.*)$': '<rootDir>/server/$1',
    '^@tools/(.*)$': '<rootDir>/tools/$1',
    '^@test/(.*)$': '<rootDir>/__tests__/support/$1',
    '^@test-server/(.*)$': '<rootDir>/__tests__/server/support/$1',
  },
};

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'units',
      testEnvironment: '<rootDir>/__tests__/support/jsdomEnvironment.cjs',
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/__tests__/journeys/'],
    },
    {
      ...common,
      displayName: 'journeys',
      testEnvironment: 'node',
      testMatch: ['**/journeys/*.test.ts'],
    },
  ],
  testTimeout: 60_000,
  // By itself jest leaves a core alone: on two cores, half of the machine.
  maxWorkers: '100%',
};

export default config;
