import { loadavg } from 'node:os';
import type { BudgetName } from './budgets.ts';

export interface Measured {
  name: BudgetName;
  value: number;
}

/** Each has budgets of its own for what its words cost. */
export const OTHER_LANGUAGES = ['es', 'pt', 'vi'] as const;

/** Measures one group of budgets. Figures that `isWanted` refuses need not be measured, and aren't shown. */
export type Bench = (isWanted: (name: BudgetName) => boolean) => AsyncIterable<Measured>;

/** `--smallest` only shows that each bench runs: it does as little as it can, and no budget is looked at. */
const isSmallest = process.argv.includes('--smallest');

/** Something that a bench needs is not on this machine. */
export class Lacking extends Error {}

/** How much of something a bench makes or does. */
export function sized(usual: number, smallest: number): number {
  return isSmallest ? smallest : usual;
}

/** The names of a record, by their type. */
export function keysOf<Name extends string>(record: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(record) as Name[];
}

/** A remark for people, on stderr: stdout has one JSON line for each budget and nothing else. */
export function say(remark: string): void {
  if (!isSmallest) process.stderr.write(`${remark}\n`);
}

/** How busy the machine is: times measured on a busy one say little. */
export function machineLoad(): string {
  return `load ${loadavg()
    .slice(0, 2)
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}

/** @throws RangeError for an empty list */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError('A median of nothing');
  return middle;
}

/** The least value that so large a share of all (0 to 1) does not exceed. @throws RangeError for an empty list */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new RangeError('A percentile of nothing');
  return found;
}
