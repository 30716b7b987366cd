/** Replays the ledger of the table that the environment names, and tells what came of it. */
import { parentPort } from 'node:worker_threads';
import { compareAll } from '../../bin/replay/compare.ts';

export type { Report } from '../../bin/replay/compare.ts';

parentPort?.postMessage(await compareAll());
