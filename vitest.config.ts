import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { launchOptions } from './tests/support/browser/find-browser.ts';
import { WAIT_MS } from './tests/support/cloud/wait-ms.ts';

/**
 * Files of a worker share its modules, and with them its local cloud and its browser (tests/support/browser/fixtures.ts). A worker lives as long as the
 * next file is of the same project, so such projects run one after the other.
 */
const SHARING = { isolate: false, expect: { poll: { timeout: WAIT_MS } } };

/** Short files that take long: begun last, as the size of a file says, one of them would run alone at the end while the other core waits. */
const SLOW =
  /\/(accessibility|benches|every-(background-|other-)?call-fails(-once)?|every-email|offline|pages|pictures|pseudo|take-over|versions)\.thorough\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const groupOf = ({ project, moduleId }: TestSpecification) =>
      2 * project.config.sequence.groupOrder - Number(SLOW.test(moduleId));
    return sorted.sort((one, other) => groupOf(one) - groupOf(other));
  }
}

/**
 * Suites by what they need; `npx vitest run --project unit` runs one. `npm test` leaves files named `*.thorough.test.ts` to `npm run test:all`:
 * walks over every page or endpoint, faults, races, second widths and hosts, and journeys beside the main ones.
 */
export default defineConfig({
  test: {
    // Two cores: a browser and a local cloud are enough for both.
    maxWorkers: 2,
    sequence: { sequencer: SlowFirst },
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'infrastructure',
          include: ['tests/infrastructure/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['local/aws/tests/*.test.ts', 'tests/local/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        // What the app loads late is prepared before the first test: found in the middle of one, it has the page load anew.
        optimizeDeps: {
          include: [
            '@noble/hashes/sha2.js',
            'aws-amplify',
            'aws-amplify/auth',
            'd3-scale',
            'ical-generator',
            'idb',
            'leaflet',
            'linkifyjs',
            'qr',
            'qr/decode.js',
            'radix-ui',
            'radix-ui/tabs',
            'react-hook-form',
            'sonner',
            'swr/infinite',
            'topojson-client',
            'zod/mini',
          ],
        },
        test: {
          name: 'components',
          dir: 'tests/components',
          include: ['**/*.test.tsx'],
          setupFiles: ['tests/components/support/each-test.ts'],
          testTimeout: 120_000,
          ...SHARING,
          // One page, which loads the modules of the app once.
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { reducedMotion: 'reduce' },
              actionTimeout: WAIT_MS,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts', 'tests/security/**/*.test.ts', 'tests/bench/*.test.ts'],
          globalSetup: ['tests/support/cloud/build-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...SHARING,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.ts'],
          globalSetup: ['tests/support/cloud/build-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...SHARING,
          // A browser's own timing (service worker, locks of a closing tab) on a busy machine: a second look before it counts as failed.
          retry: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'firefox',
          include: ['tests/firefox/*.test.ts'],
          globalSetup: ['tests/support/cloud/build-once.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          ...SHARING,
          retry: 1,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
