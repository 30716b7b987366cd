/**
 * `npm run seed`: posts missing demo data on the local site at PORT, whose first start made the demo accounts. Fresh catches leave the marketplace
 * after two days; this command posts them again.
 *
 * `npm run seed -- --size 1000` adds that many posts along the coasts, about 20 a second. --state=<folder> names the data of a site that was started
 * with that option. `--stage=dev --size 1000` does the same on a deployed stage that allows demo data, with the credentials that the AWS SDK finds.
 */

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seedDemoData } from '#local/demo/index.ts';
import { localTable } from '#local/demo/many/local-table.ts';
import { localOrigin } from '#local/start.ts';
import { ROOT, runCommand, STATE_FOLDER, say } from './command.ts';
import { seedMany, withPlaces } from './seed-many.ts';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      size: { type: 'string' },
      state: { type: 'string', default: STATE_FOLDER },
      stage: { type: 'string' },
    },
  });
  const size = readSize(values.size);
  if (values.stage === undefined) await seedLocalSite(size, resolve(ROOT, values.state));
  else await (await import('./seed-stage.ts')).seedStage(size, values.stage);
});

function readSize(text: string | undefined): number {
  const size = Number(text ?? 0);
  if (Number.isInteger(size) && size >= 0 && size <= 1_000_000) return size;
  throw new Error(`--size is ${text}: it is a number of posts, at most a million.`);
}

async function seedLocalSite(size: number, stateDirectory: string): Promise<void> {
  const origin = localOrigin();
  await seedDemoData({ origin });
  if (size > 0) await seedMany({ size, ...withPlaces(ROOT, await localTable(origin, stateDirectory)) });
  say(`The demo data is on ${origin.replace('127.0.0.1', 'localhost')}.`);
}
