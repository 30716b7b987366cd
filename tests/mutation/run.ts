/**
 * `node tests/mutation/run.ts ROOM [FILE…]`: changes the code of a room, or some files of it, in small ways, one at a time, and counts how many of
 * the changes its tests notice.
 */
import { Stryker } from '@stryker-mutator/core';
import { ROOMS } from './rooms.ts';

const [name = '', ...files] = process.argv.slice(2);
const room = ROOMS[name];
if (!room) throw new Error(`npm run mutation -- ROOM [FILE…], one of ${Object.keys(ROOMS).join(', ')}`);

const folder = 'dist/mutation';
await new Stryker({
  mutate: files.length > 0 ? files : [...room.mutate],
  testFiles: [...room.tests],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false, pool: 'forks' },
  coverageAnalysis: 'perTest',
  // A change of what runs while a module loads would have every test repeated.
  ignoreStatic: true,
  concurrency: 1,
  incremental: true,
  incrementalFile: `${folder}/${name}.incremental.json`,
  tempDirName: `${folder}/sandbox`,
  ignorePatterns: ['dist', '.local', 'cdk.out', 'docs', 'tests/pictures'],
  // Nothing is compiled, and TypeScript 7 cannot be asked about its settings.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  allowConsoleColors: false,
  reporters: ['clear-text', 'json', 'html', 'progress-append-only'],
  clearTextReporter: { logTests: false, allowColor: false, reportTests: false, reportMutants: true },
  jsonReporter: { fileName: `${folder}/${name}.json` },
  htmlReporter: { fileName: `${folder}/${name}.html` },
}).runMutationTest();
