import { defineConfig } from 'vitest/config';

/** Suites by what they need. `npm test` runs all; `npx vitest run --project unit` one. */
export default defineConfig({
  test: {
    // Two cores: a browser and a local cloud are enough for both.
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: { name: 'infrastructure', include: ['tests/infrastructure/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/security/**/*.test.ts'],
          globalSetup: ['tests/support/build-once.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.ts'],
          globalSetup: ['tests/support/build-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // After the others: a browser wants both cores.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
