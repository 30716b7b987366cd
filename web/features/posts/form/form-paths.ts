import type { FieldIssue } from '#shared/contract/errors.ts';

/** Names of the API's fields whose input is called differently. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  description: 'story',
  catchDate: 'caughtDate',
  mealsPledged: 'meals',
  'handling.storage': 'storage',
  'handling.icedAt': 'icedAt',
  'handling.temperature': 'temperature',
  'pickup.place': 'pickupPlace',
  'pickup.slots': 'slots',
};

/** An issue of the API, at the input it belongs to. */
export function toFormPath({ path, message }: FieldIssue): FieldIssue {
  const [, slot] = /^pickup\.slots\.(\d)/.exec(path) ?? [];
  return { path: slot === undefined ? (FORM_NAMES[path] ?? path) : `slots.${slot}`, message };
}
