/**
 * `npm run seed`: posts the demo data that is missing on the local site at PORT, whose first start made the demo accounts. Catches of
 * fresh fish leave the marketplace after two days; this brings them back.
 */
import { parseArgs } from 'node:util';
import { seedDemoData } from '#local/demo/index.ts';
import { readPort } from '#local/start.ts';

try {
  const { values } = parseArgs({ options: { size: { type: 'string' } } });
  if (values.size !== undefined)
    throw new Error(
      'There is one set of demo data, of 14 catches and 9 pledges: run npm run seed without --size.',
    );
  const origin = `http://127.0.0.1:${readPort(process.env.PORT)}`;
  await seedDemoData({ origin });
  process.stdout.write(`The demo data is on ${origin.replace('127.0.0.1', 'localhost')}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
