import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests of all rooms, with functions in the process of the tests, where the mutant that is tried is switched on. Other than in vitest.config.ts
 * nothing here needs a browser.
 */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 120_000 } },
      {
        resolve: {
          alias: [
            {
              find: './function-thread.ts',
              replacement: fileURLToPath(new URL('function-in-process.ts', import.meta.url)),
            },
          ],
        },
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // They take too long for every change, but conflicts of claims have no other tests.
          exclude: ['**/!(claim-conflicts).thorough.test.ts'],
          globalSetup: ['tests/support/cloud/build-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          isolate: false,
        },
      },
    ],
  },
});
