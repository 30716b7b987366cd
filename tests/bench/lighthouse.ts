import type { Bench } from './bench.ts';
export const measureLighthouse: Bench = async function* () {};
