/** The events in changes of claims, receipts and organizations. */
import { isDeepStrictEqual } from 'node:util';
import type { WebhookEvent } from '#shared/webhooks/schemas.ts';
import type { StoredClaim } from '../claims/store/items.ts';
import type { StoredOrganization } from '../organizations/store/items.ts';
import type { StoredReceipt } from '../receipts/store/items.ts';

const OF_STATE = {
  waiting: undefined,
  reserved: 'claim.approved',
  declined: 'claim.declined',
  cancelled: 'claim.cancelled',
  expired: 'claim.expired',
  no_show: 'claim.no_show',
  collected: 'claim.collected',
} as const satisfies Record<StoredClaim['card']['state'], WebhookEvent | undefined>;

type Progress = Pick<StoredClaim['card'], 'state' | 'mealsServed'>;

/** Returns the event in a change of a claim. A correction of the meals served is one too. */
export function eventOfClaim(
  before: Progress | undefined,
  after: Progress | undefined,
): WebhookEvent | undefined {
  if (!after) return undefined;
  if (!before) return 'claim.created';
  if (after.state !== before.state) return OF_STATE[after.state];
  return after.mealsServed === before.mealsServed ? undefined : 'claim.served';
}

type Version = Pick<StoredReceipt, 'version'> & { card: Pick<StoredReceipt['card'], 'state'> };

/** Returns the event in a change of a receipt. Each version after the first is a correction, or withdraws it. */
export function eventOfReceipt(
  before: Version | undefined,
  after: Version | undefined,
): WebhookEvent | undefined {
  if (!after || before?.version === after.version) return undefined;
  if (after.version === 0) return 'receipt.drafted';
  if (after.card.state === 'withdrawn') return 'receipt.withdrawn';
  return after.version === 1 ? 'receipt.confirmed' : 'receipt.corrected';
}

/** Settings that a coordinator or manager changes; the counts of meals are not among them. */
const SETTINGS = [
  'name',
  'type',
  'place',
  'radiusMiles',
  'mealsPerWeek',
  'coldStorage',
  'contact',
  'state',
] as const satisfies readonly (keyof StoredOrganization)[];

export const hasNewSettings = (before: StoredOrganization, after: StoredOrganization): boolean =>
  SETTINGS.some((name) => !isDeepStrictEqual(before[name], after[name]));
