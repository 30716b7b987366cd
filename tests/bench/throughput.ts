import type { Bench } from './bench.ts';
export const measureThroughput: Bench = async function* () {};
