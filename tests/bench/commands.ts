import type { Bench } from './bench.ts';
export const measureCommands: Bench = async function* () {};
