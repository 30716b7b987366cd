import type { FieldIssue } from '#shared/contract/errors.ts';

/** Names of API fields whose input has a different name. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  description: 'story',
  stock: 'stockUnit',
  'stock.left': 'stockLeft',
  'stock.least': 'stockLeast',
  'stock.step': 'stockStep',
  'stock.poundsEach': 'poundsEach',
  catchDate: 'caughtDate',
  mealsPledged: 'meals',
  'handling.storage': 'storage',
  'handling.icedAt': 'icedAt',
  'handling.temperature': 'temperature',
  'pickup.place': 'pickupPlace',
  'pickup.slots': 'slots',
  'reserving.slots': 'slots',
};

/** Maps an issue of the API to the input to which it belongs. */
export function toFormPath({ path, message }: FieldIssue): FieldIssue {
  const [, slot] = /^(?:pickup|reserving)\.slots\.(\d)/.exec(path) ?? [];
  return { path: slot === undefined ? (FORM_NAMES[path] ?? path) : `slots.${slot}`, message };
}
